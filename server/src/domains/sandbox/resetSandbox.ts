import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { putDemoUsers } from "../accounts/demoUsers.ts";
import { lockStock } from "../catalogue/store/lockStock.ts";
import { writeProduct } from "../catalogue/store/productRows.ts";
import { forgetVisitors, restoreStock, takeOriginals } from "./store.ts";

/**
 * Puts back what the sandbox changed and, when asked, its members, and forgets nonces, failed payments and every other count, wishlists, entries of
 * campaigns and who wanted the newsletter; orders stay.
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
    await forgetVisitors(trx);
  });
}
