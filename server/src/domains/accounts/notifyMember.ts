import type { Language } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { AccountChange } from "./emails/accountChanged.ts";

/** Queues an email about a change of how a member signs in, in the transaction of that change. */
export async function notifyMember(
  trx: Transaction,
  userId: number,
  change: AccountChange,
  language: Language,
): Promise<void> {
  const payload = { template: "account-changed" as const, user_id: userId, language, change };
  await addJobs(trx, [{ kind: "mail", payload }]);
}
