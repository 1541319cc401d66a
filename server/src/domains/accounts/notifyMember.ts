import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import type { EmailReader } from "../../platform/mail/EmailReader.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { AccountChange } from "./emails/accountChanged.ts";
import { readUser } from "./store/users.ts";

/**
 * Queues an email about a change of how a member signs in, in the transaction of that change. Anyone can join with any
 * address: its owner gets a few emails an hour, of each kind apart, so that one kind cannot hide another, and none about
 * a name before the address is proven.
 */
export async function notifyMember(
  trx: Transaction,
  userId: number,
  change: AccountChange,
  reader: EmailReader,
): Promise<void> {
  if (change === "username" && !(await readUser(trx, userId))?.email_verified_at) return;
  const seconds = await consumeAllowances(trx, [{ limit: "changeNotices", of: `${change} ${userId}` }]);
  if (seconds > 0) return;
  const payload = { template: "account-changed" as const, user_id: userId, change, ...reader };
  await addJobs(trx, [{ kind: "mail", payload }]);
}
