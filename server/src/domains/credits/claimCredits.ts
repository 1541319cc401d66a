import type { Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { openCredits } from "./store.ts";

/**
 * Gives a member what waited under their email address, on every site. Call it in the transaction that proves the
 * address, by a code or a link that was mailed to it.
 */
export async function claimCredits(
  trx: Transaction<Database>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const waiting = await trx
    .selectFrom("credits")
    .select(["id", "site", "balance", "expires_at"])
    .where("email", "=", email.toLowerCase())
    .forUpdate()
    .execute();
  for (const { id, site, balance, expires_at } of waiting) {
    const own = await openCredits(trx, { userId }, site);
    await trx.updateTable("credit_entries").set({ credit_id: own }).where("credit_id", "=", id).execute();
    await trx
      .updateTable("credits")
      .set((eb) => ({ balance: eb("balance", "+", balance), ...(expires_at === null ? {} : { expires_at }) }))
      .where("id", "=", own)
      .execute();
    await trx.deleteFrom("credits").where("id", "=", id).execute();
  }
}
