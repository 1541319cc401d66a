import type { StockRow, StockTake } from "@velours/sdk/shop";
import type { CartLine } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";

/**
 * Locks the stock of these lines' variants. Rows are locked in one order everywhere, so that orders cannot deadlock.
 */
export const stockLock = (lines: readonly CartLine[]): RawBuilder<StockRow> => sql`
  select * from stock
  where variant_id = any(array(
    select value::bigint from jsonb_array_elements_text(${json([...new Set(lines.map((line) => line.variant.id))])}) as value
  ))
  order by variant_id, region
  for update`;

/** The stock of a variant, without a lock. */
export const readStock = (db: Kysely<Database>, variantId: number): Promise<StockRow[]> =>
  db.selectFrom("stock").selectAll().where("variant_id", "=", variantId).execute();

/** Units of a variant in a region. */
export interface TakenUnits {
  variant_id: number;
  region: string;
  units: number;
}

export const toTakenUnits = ({ row, units }: StockTake): TakenUnits => ({
  variant_id: row.variant_id,
  region: row.region,
  units,
});

/**
 * Units as rows, to join with stock. Of a list PostgreSQL expects a hundred rows, and would read all of stock for them;
 * of those in a range it expects one in two hundred, and looks each up by its key.
 */
export const listedUnits = (takes: readonly TakenUnits[]): RawBuilder<TakenUnits> => sql`(
  select * from jsonb_to_recordset(${json(takes)}) as listed (variant_id bigint, region text, units integer)
  where units between 1 and 2147483647
)`;

/** Tells the catalogues in memory that these products look different now. */
export async function markChanged(trx: Transaction<Database>, products: ReadonlySet<number>): Promise<void> {
  if (products.size === 0) return;
  const revision = await bumpRevision(trx);
  await trx
    .updateTable("products")
    .set({ revision })
    .where("id", "in", [...products])
    .execute();
}
