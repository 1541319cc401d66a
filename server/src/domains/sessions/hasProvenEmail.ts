import type { SessionUser } from "./store.ts";

/** Whether a code or a link that was mailed to the member's address was used: anybody may join with any address. */
export const hasProvenEmail = (user: Pick<SessionUser, "email_verified_at"> | undefined): boolean =>
  user !== undefined && user.email_verified_at !== null;
