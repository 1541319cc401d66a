import { planStock, type StockRow, type StockTake } from "@velours/sdk/shop";
import type { CartLine } from "@velours/sdk/types";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";

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

/** The units leave stock, with a ledger entry each: two parts to send together. */
function stockUpdates(takes: readonly StockTake[], orderId: string) {
  const taken = sql`${listedUnits(takes.map(toTakenUnits))} as take`;
  return {
    stock: sql<{ region: string }>`
      update stock set quantity = stock.quantity - take.units from ${taken}
      where stock.variant_id = take.variant_id and stock.region = take.region
      returning stock.region`,
    stockEntries: sql<{ region: string }>`
      insert into stock_entries (variant_id, region, delta, reason, order_id)
      select variant_id, region, -units, 'order', ${orderId}::uuid from ${taken}
      returning region`,
  };
}

/** The products whose stock level changed. */
const changedProducts = (takes: readonly StockTake[]): Set<number> =>
  new Set(takes.flatMap(({ productId, levelChanges }) => (levelChanges ? productId : [])));

/**
 * Takes the units of these lines out of stock. Returns the products whose stock level changed; undefined when a variant
 * is sold out.
 */
export async function takeStock(
  trx: Transaction<Database>,
  lines: readonly CartLine[],
  orderId: string,
  region: string | undefined,
): Promise<Set<number> | undefined> {
  const { rows } = await stockLock(lines).execute(trx);
  const plan = planStock(lines, rows, region);
  if ("missing" in plan) return undefined;
  const { takes } = plan;
  if (takes.length > 0) await sendTogether(trx, stockUpdates(takes, orderId));
  return changedProducts(takes);
}

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
