import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { openCredits } from "./store.ts";

/**
 * Gives a new member what waited under their e-mail address, on every site (CA-92). Call it in the transaction that makes
 * the account, and only when the address is proven: by a join nonce, or by a letter.
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
