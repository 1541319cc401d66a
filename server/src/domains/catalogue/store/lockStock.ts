import type { Product } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { ImportedStock } from "./products.ts";

const batchSize = 1000;

/**
 * Locks the stock of products until the transaction ends, in the order in which checkouts lock theirs. Call this before
 * any other lock when products change: a checkout locks its stock first and the catalogue's revision last, so the
 * reverse order would deadlock.
 */
export async function lockStock(trx: Transaction<Database>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    select 1 from stock s join variants v on v.id = s.variant_id
    where v.product_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(productIds)}::text::jsonb) as value)
    order by s.variant_id, s.region
    for update of s`.execute(trx);
}

/** Locks the stock of those of these products that are there already in another form, or of all when it is set. */
export async function lockChangedStock(
  trx: Transaction<Database>,
  products: readonly Product[],
  { stock }: ImportedStock,
): Promise<void> {
  if (stock === "set")
    return lockStock(
      trx,
      products.map(({ id }) => id),
    );
  const changed: number[] = [];
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = products.slice(start, start + batchSize);
    const { rows } = await sql<{ id: number }>`
      select p.id from products p
      join jsonb_array_elements(${JSON.stringify(batch)}::text::jsonb) as d on (d->>'id')::bigint = p.id
      where p.document is distinct from d`.execute(trx);
    changed.push(...rows.map(({ id }) => id));
  }
  await lockStock(trx, changed);
}
