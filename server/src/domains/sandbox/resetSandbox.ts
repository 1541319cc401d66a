import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { putDemoUsers } from "../accounts/demoUsers.ts";
import { lockStock } from "../catalogue/store/lockStock.ts";
import { writeProduct } from "../catalogue/store/productRows.ts";
import { markChanged } from "../catalogue/store/takeStock.ts";
import { putDemoCredits } from "../credits/demoCredits.ts";
import { deleteVisitorData, readSoldProducts, restock, restoreStock, takeOriginals } from "./store.ts";

/**
 * Restores what the sandbox changed, returns to stock what orders took and, with `members`, restores its members;
 * deletes nonces, failed payments and all other counts, wishlists, campaign entries and newsletter subscriptions.
 * Orders stay.
 */
export async function resetSandbox(store: Store, { members }: { members: boolean }): Promise<void> {
  if (members) {
    await putDemoUsers(store.db);
    await putDemoCredits(store.db);
  }
  await inTransaction(store.db, async (trx) => {
    const originals = await takeOriginals(trx);
    const sold = await readSoldProducts(trx);
    // All at once: rows locked later could be before these in the order in which checkouts lock theirs.
    await lockStock(trx, [...originals.map(({ id }) => id), ...sold]);
    for (const { document, stock } of originals) {
      await writeProduct(trx, document, document.enabled ?? true);
      await restoreStock(trx, stock);
    }
    await restock(trx);
    await markChanged(trx, new Set(sold));
    await deleteVisitorData(trx);
  });
}
