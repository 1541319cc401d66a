import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import { json } from "../../platform/store/json.ts";
import type { Database } from "../../platform/store/schema.ts";

/** A product as it was before the sandbox changed it. */
export interface OriginalProduct {
  id: number;
  document: Product;
  stock: StockRow[];
}

/** Stores a product before its first change, for the reset. */
export async function saveOriginal(
  trx: Transaction<Database>,
  { id, document, stock }: ProductRecord,
): Promise<void> {
  await trx
    .insertInto("sandbox_products")
    .values({ product_id: id, document: json(document), stock: json(stock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the stored originals, and returns them. */
export async function takeOriginals(trx: Transaction<Database>): Promise<OriginalProduct[]> {
  const rows = await trx.deleteFrom("sandbox_products").returningAll().execute();
  return rows.map(({ product_id, document, stock }) => ({
    id: product_id,
    document: document as Product,
    stock: stock,
  }));
}

/** Puts stock back to what it was. */
export async function restoreStock(trx: Transaction<Database>, stock: readonly StockRow[]): Promise<void> {
  for (const { variant_id, region, quantity, level } of stock) {
    await trx
      .updateTable("stock")
      .set({ quantity, level })
      .where("variant_id", "=", variant_id)
      .where("region", "=", region)
      .execute();
  }
}

const visitorTables = [
  "consumed_nonces",
  "sandbox_cards",
  "failed_payments",
  "rate_limits",
  "wishlist_items",
  "campaign_entries",
  "newsletter_subscribers",
] as const;

/** Empties the tables of nonces, saved cards, counts, wishlists, entries of campaigns and subscribers. */
export async function deleteVisitorData(trx: Transaction<Database>): Promise<void> {
  for (const table of visitorTables) await trx.deleteFrom(table).execute();
}
