import type { Address, User, WishlistItem } from "@velours/sdk/types";
import { demoMembers } from "../shop/demoMembers.ts";

/** A member of one session's shop. */
export interface Member {
  readonly id: number;
  readonly email: string;
  username: string;
  /** Null for who joined after an order and set none yet. */
  password: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly levels: User["access"]["levels"];
  /** Number of the member's state: another one after a password change. */
  revision: number;
  /** What signing in asks for beside the password. */
  readonly secondFactor: "token" | "setup" | null;
  /** Whether a code that was mailed to the address was used. */
  proven: boolean;
  addresses: { billing: Address | null; shipping: Address | null };
  wishlist: WishlistItem[];
}

export interface NewMember {
  email: string;
  username: string;
  password: string | null;
  levels: Member["levels"];
  first_name?: string;
  last_name?: string;
  secondFactor?: "token" | "setup";
  proven?: boolean;
}

const firstId = 1042;

/** The members of one session's shop: the demo shop's, and who joined. */
export class Members {
  readonly #byEmail = new Map<string, Member>();
  #nextItem = 1;
  /** Guests have 1. */
  #lastRevision = 1;

  constructor() {
    for (const member of demoMembers) this.add({ ...member, proven: true });
  }

  find(email: string): Member | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  /** Undefined when the address has a member already. */
  add({ first_name, last_name, secondFactor, proven = false, ...known }: NewMember): Member | undefined {
    if (this.find(known.email) !== undefined) return undefined;
    const member: Member = {
      ...known,
      id: firstId + this.#byEmail.size,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      secondFactor: secondFactor ?? null,
      proven,
      revision: this.nextRevision(),
      addresses: { billing: null, shipping: null },
      wishlist: [],
    };
    this.#byEmail.set(member.email.toLowerCase(), member);
    return member;
  }

  nextRevision(): number {
    this.#lastRevision += 1;
    return this.#lastRevision;
  }

  nextItemId(): number {
    const id = this.#nextItem;
    this.#nextItem += 1;
    return id;
  }
}
