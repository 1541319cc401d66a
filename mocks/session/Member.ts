import type { Address, SiteCode, StaffRole, User, WishlistItem } from "@velours/sdk/types";

/** The work of somebody for the shop. */
export interface Role {
  role: StaffRole;
  /** Null for all sites. */
  sites: SiteCode[] | null;
  /** When they were invited. */
  since: string;
}

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
  /** The second factor of a sign-in. */
  secondFactor: "token" | "setup" | null;
  /** Of somebody who works for the shop. */
  staff: Role | undefined;
  readonly joinedAt: string;
  /** A code mailed to the address was used. */
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
  staff?: StaffRole;
  proven?: boolean;
  /** Cash back on the main site, in US dollars. */
  cashBack?: number;
}
