import type { SessionUser } from "./store.ts";

/** True when a code or a link emailed to the member's address was used: anyone can join with any address. */
export const hasProvenEmail = (user: Pick<SessionUser, "email_verified_at"> | undefined): boolean =>
  user !== undefined && user.email_verified_at !== null;
