import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { putDemoUsers } from "../accounts/demoUsers.ts";
import { lockStock } from "../catalogue/store/lockStock.ts";
import { writeProduct } from "../catalogue/store/productRows.ts";
import { deleteVisitorData, restoreStock, takeOriginals } from "./store.ts";

/**
 * Restores what the sandbox changed and, with `members`, its members, and deletes nonces, failed payments and all other
 * counts, wishlists, campaign entries and newsletter subscriptions; orders stay.
 */
export async function resetSandbox(store: Store, { members }: { members: boolean }): Promise<void> {
  if (members) await putDemoUsers(store.db);
  await inTransaction(store.db, async (trx) => {
    const originals = await takeOriginals(trx);
    await lockStock(
      trx,
      originals.map(({ id }) => id),
    );
    for (const { document, stock } of originals) {
      await writeProduct(trx, document, document.enabled ?? true);
      await restoreStock(trx, stock);
    }
    await deleteVisitorData(trx);
  });
}
