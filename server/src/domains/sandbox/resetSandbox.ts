import type { StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { putDemoUsers } from "../accounts/demoUsers.ts";
import { lockStock } from "../catalogue/store/lockStock.ts";
import { writeProduct } from "./changeVariant.ts";

/**
 * Puts back what the sandbox changed and, when asked, its members, and forgets nonces, failed payments and every other count, wishlists, entries of
 * campaigns and who wanted the newsletter; orders stay.
 */
export async function resetSandbox(store: Store, { members }: { members: boolean }): Promise<void> {
  if (members) await putDemoUsers(store.db);
  await inTransaction(store.db, async (trx) => {
    const kept = await trx.deleteFrom("sandbox_products").returningAll().execute();
    await lockStock(
      trx,
      kept.map(({ product_id }) => product_id),
    );
    for (const row of kept) {
      const document = row.document as Product;
      await writeProduct(trx, document, document.enabled ?? true);
      for (const { variant_id, region, quantity, level } of row.stock as unknown as StockRow[]) {
        await trx
          .updateTable("stock")
          .set({ quantity, level })
          .where("variant_id", "=", variant_id)
          .where("region", "=", region)
          .execute();
      }
    }
    await trx.deleteFrom("consumed_nonces").execute();
    await trx.deleteFrom("sandbox_cards").execute();
    await trx.deleteFrom("failed_payments").execute();
    await trx.deleteFrom("rate_limits").execute();
    await trx.deleteFrom("wishlist_items").execute();
    await trx.deleteFrom("campaign_entries").execute();
    await trx.deleteFrom("newsletter_subscribers").execute();
  });
}
