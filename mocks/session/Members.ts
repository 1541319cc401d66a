import type { Member, NewMember } from "./Member.ts";

const firstId = 1042;

/** The members of one session's shop: those it opened with, and who joined. */
export class Members {
  readonly #byEmail = new Map<string, Member>();
  #nextItem = 1;
  /** Guests have 1. */
  #lastRevision = 1;

  constructor(members: readonly NewMember[]) {
    for (const member of members) this.add({ ...member, proven: true });
  }

  find(email: string): Member | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  /** Undefined when the address has a member already. */
  add({
    cashBack: _,
    first_name,
    last_name,
    secondFactor,
    staff,
    proven = false,
    ...fields
  }: NewMember): Member | undefined {
    if (this.find(fields.email) !== undefined) return undefined;
    const member: Member = {
      ...fields,
      id: firstId + this.#byEmail.size,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      secondFactor: secondFactor ?? null,
      staff,
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
