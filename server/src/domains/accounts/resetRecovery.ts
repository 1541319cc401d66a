import { resetAllowance } from "../../platform/limits/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { readUser } from "./store/users.ts";

/** Lets a member be sent links to a new password again: none of those that were sent is valid any more. */
export async function resetRecovery(trx: Transaction, userId: number): Promise<void> {
  const user = await readUser(trx, userId);
  if (user !== undefined) await resetAllowance(trx, { limit: "recoverEmails", of: user.email });
}
