import { toUsername } from "@velours/sdk/shop";
import type { Language, SiteCode, StaffRole } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { deleteDevices } from "../accounts/store/knownDevices.ts";
import { forgetCredentials, insertUser, lockUser } from "../accounts/store/users.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { putStaff } from "./store/staff.ts";

/** A person who is to work for the shop. */
export interface NewStaff {
  email: string;
  role: StaffRole;
  /** Codes of sites; null for all of them. */
  sites: readonly SiteCode[] | null;
  /** Language of the email. */
  language: Language;
  /** Site of a new member. */
  site: string;
}

/**
 * Gives the owner of an address a role, and sends them an email with what to do next. Every session of theirs ends,
 * because it may have begun without an authenticator. `admit` may refuse somebody who is a member already, and sees what
 * earlier invitations of theirs did. Returns the member's id.
 */
export async function addStaff(
  trx: Transaction,
  { email, role, sites, language, site }: NewStaff,
  admit?: (userId: number) => Promise<void>,
): Promise<number> {
  const member = { email, username: toUsername(email), password: null, site };
  const inserted = await insertUser(trx, member);
  // Locked first: a login or an invitation under way has ended by then, and its session or role is seen below.
  const user = await lockUser(trx, email);
  if (user === undefined) throw new Error("a member that was added is not there");
  if (inserted === undefined) await admit?.(user.id);
  // Anyone can join with any address, and a shopper's password may be known elsewhere: alone it would set up the
  // authenticator, so the invitation's link has to prove the mailbox first.
  if (inserted === undefined && (user.email_verified_at === null || user.totp_secret === null))
    await forgetCredentials(trx, user.id);
  await putStaff(trx, user.id, { role, sites });
  await endMemberSessions(trx, user.id);
  await deleteDevices(trx, user.id);
  const payload = { template: "staff-invitation" as const, user_id: user.id, language, role };
  await addJobs(trx, [{ kind: "mail", payload }]);
  return user.id;
}
