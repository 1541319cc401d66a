import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
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
    stock,
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

/** Units of orders that were not returned to stock, with their order. */
const sold = sql`
  select order_id, variant_id, region, -sum(delta) as units from stock_entries
  where order_id is not null group by order_id, variant_id, region having sum(delta) < 0`;

/** Products of which units were sold and not returned. */
export async function readSoldProducts(trx: Transaction<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.product_id as id from (${sold}) as sold join variants v on v.id = sold.variant_id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns to stock what orders took. Each entry names its order, so that a refund does not return the same units again;
 * the count is then what the entries add up to, whatever was restored before.
 */
export async function restock(trx: Transaction<Database>): Promise<void> {
  await sql`
    with returned as (
      insert into stock_entries (variant_id, region, delta, reason, order_id)
      select variant_id, region, units, 'sandbox', order_id from (${sold}) as sold
      returning variant_id, region, delta
    ), counts as (
      select variant_id, region, sum(delta) as quantity
      from (
        select variant_id, region, delta from returned
        union all
        select variant_id, region, delta from stock_entries
        where (variant_id, region) in (select variant_id, region from returned)
      ) as entries
      group by variant_id, region
    )
    update stock s set quantity = counts.quantity from counts
    where s.variant_id = counts.variant_id and s.region = counts.region and s.quantity is not null`.execute(
    trx,
  );
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
