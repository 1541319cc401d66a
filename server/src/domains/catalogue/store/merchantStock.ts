import { namedOption } from "@velours/sdk/rules";
import {
  daysOfStock,
  getStockLevel,
  lowStock,
  runsOutDays,
  type StockOrder,
  soldDays,
  sortedLength,
  toStockOrder,
  uncounted,
} from "@velours/sdk/shop";
import type { StockDemand, StockItem, StockSort, Variant } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { isBehind, type Keyset, orderBy } from "../../../platform/store/keyset.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { StockMoveReason } from "../schema.ts";
import { noteRemoved } from "./products.ts";
import { hasUnits, isForSale, isPreorder } from "./soldVariants.ts";

/** A place in a list of stock: the rows behind it come next. */
export interface StockPlace {
  variantId: number;
  region: string;
}

interface StockFilter {
  q?: string | undefined;
  level?: StockItem["level"] | undefined;
  region?: string | undefined;
  /** Only units that are soon gone. */
  isRunningOut?: boolean | undefined;
  sort?: StockSort | undefined;
}

interface StockPage {
  /** The values of the last one before, as `stockPlace` has them; undefined to begin. */
  after?: readonly (string | number)[] | undefined;
  limit: number;
}

const isLevel: Record<StockItem["level"], RawBuilder<boolean>> = {
  none: sql`not ${hasUnits}`,
  low: sql`(s.quantity between 1 and ${sql.lit(lowStock)} or s.quantity is null and s.level = 'low')`,
  high: sql`(s.quantity > ${sql.lit(lowStock)} or s.quantity is null and s.level = 'high')`,
  unlimited: sql`(s.quantity is null and s.level = 'unlimited')`,
};

/** A variant as its product's document has it. */
const variant = sql`lateral (
  select item ->> 'sku' as sku, item ->> 'option1' as option, item ->> 'inventory_policy' as policy,
    ${isForSale} and not ${isPreorder} as "hasEnd"
  from jsonb_array_elements(p.document -> 'variants') as item where (item ->> 'id')::bigint = v.id limit 1
) as named`;

const matches = (q: string): RawBuilder<boolean> => sql`(
  v.id::text = ${q} or p.id::text = ${q} or position(lower(${q}) in lower(p.document ->> 'title')) > 0
  or lower(named.sku) = lower(${q}))`;

/** Units of a variant that orders took from a region lately, without those that refunds brought back. */
const recent = sql`lateral (
  select greatest(0, -coalesce(sum(e.delta), 0))::integer as sold from stock_entries e
  where e.variant_id = s.variant_id and e.region = s.region and e.reason in ('order', 'refund')
    and e.created_at > now() - make_interval(days => ${sql.lit(soldDays)})
) as recent`;

/** As `daysOfStock` counts them, for rows that have an end. */
const daysLeft = sql<number>`(s.quantity::bigint * ${sql.lit(soldDays)} / nullif(recent.sold, 0))`;

function toKeyset(order: StockOrder): Keyset {
  const [name, direction] = order.split("-");
  const keys = {
    daysLeft,
    // Bytes are ordered alike everywhere, and as JavaScript orders them.
    sku: sql`left(coalesce(named.sku, ''), ${sql.lit(sortedLength)}) collate "C"`,
    quantity: sql`coalesce(s.quantity, ${sql.lit(uncounted)}::bigint)`,
  } as Record<string, RawBuilder<unknown> | undefined>;
  const key = keys[name ?? ""];
  return {
    keys: [...(key === undefined ? [] : [key]), sql`s.variant_id`, sql`s.region`],
    isDescending: direction === "descending",
  };
}

const select = sql`
  select s.variant_id as "variantId", s.region, p.id as "productId", p.document ->> 'title' as title,
    named.option, named.sku, s.quantity, s.level, recent.sold, named.policy
  from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    left join ${variant} on true join ${recent} on true`;

type StockRow = Omit<StockItem, "daysLeft"> & { policy: Variant["inventory_policy"] };

/** The level of units that are counted follows from their number. */
const present = ({ policy, ...row }: StockRow): StockItem => ({
  ...row,
  option: namedOption(row.option),
  level: getStockLevel(row),
  daysLeft: daysOfStock(row, { option1: row.option, inventory_policy: policy }),
});

/** A page of stock. */
export async function listStockItems(
  db: Kysely<Database>,
  { q, level, region, isRunningOut = false, sort, after, limit }: StockFilter & StockPage,
): Promise<StockItem[]> {
  const keyset = toKeyset(toStockOrder(sort, { isRunningOut }));
  const conditions = [
    ...(after === undefined ? [] : [isBehind(keyset, after)]),
    ...(isRunningOut
      ? [sql`s.quantity > 0 and named."hasEnd" and ${daysLeft} <= ${sql.lit(runsOutDays)}`]
      : []),
    ...(q === undefined ? [] : [matches(q.trim())]),
    ...(level === undefined ? [] : [isLevel[level]]),
    ...(region === undefined ? [] : [sql`s.region = ${region}`]),
  ];
  const { rows } = await sql<StockRow>`
    ${select} where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${orderBy(keyset)} limit ${limit}`.execute(db);
  return rows.map(present);
}

/** The stock of a variant in a region; undefined when it has none there. */
export async function readStockItem(
  db: Kysely<Database>,
  { variantId, region }: StockPlace,
): Promise<StockItem | undefined> {
  const { rows } = await sql<StockRow>`
    ${select} where s.variant_id = ${variantId} and s.region = ${region}`.execute(db);
  return rows[0] && present(rows[0]);
}

/** The stock of a variant in a region, locked as orders lock it; undefined when it has none there. */
export async function lockStockItem(
  trx: Transaction<Database>,
  { variantId, region }: StockPlace,
): Promise<StockItem | undefined> {
  const { rows } = await sql<StockRow>`
    ${select} where s.variant_id = ${variantId} and s.region = ${region} for update of s`.execute(trx);
  return rows[0] && present(rows[0]);
}

/** Sets the count of locked stock, with an entry in its ledger. */
export async function moveCount(
  trx: Transaction<Database>,
  { variantId, region }: StockPlace,
  { quantity, delta, reason }: { quantity: number; delta: number; reason: StockMoveReason },
): Promise<void> {
  await trx
    .updateTable("stock")
    .set({ quantity })
    .where("variant_id", "=", variantId)
    .where("region", "=", region)
    .execute();
  if (delta === 0) return;
  await trx
    .insertInto("stock_entries")
    .values({ variant_id: variantId, region, delta, reason, order_id: null })
    .execute();
}

/** Takes stock away that nothing but an import has moved since it is there; false, and nothing taken, once something has. */
export async function removeUnmoved(
  trx: Transaction<Database>,
  places: readonly StockPlace[],
): Promise<boolean> {
  const { rows } = await sql<{ isMoved: boolean }>`
    with given as (
      select * from jsonb_to_recordset(${json(places)}) as place ("variantId" bigint, region text)
    ), moved as (
      select from given join stock_entries e on e.variant_id = given."variantId" and e.region = given.region
      where e.reason <> 'import'
    ), removed as (
      delete from stock s using given
      where s.variant_id = given."variantId" and s.region = given.region and not exists (select from moved)
      returning s.variant_id, s.region, s.quantity
    ) ${noteRemoved} select exists (select from moved) as "isMoved"`.execute(trx);
  return rows[0]?.isMoved === false;
}

/**
 * Variants that people wait for, by id, with how many they are. A variant that was deleted is left out before the rows are
 * counted: a page with fewer rows than were loaded would be taken for the last.
 */
export async function listStockDemand(
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<StockDemand[]> {
  const { rows } = await sql<StockDemand>`
    select v.id as "variantId", p.id as "productId", p.document ->> 'title' as title, named.option, named.sku,
      n.waiting, n.since
    from (
      select variant_id, count(*) as waiting, min(created_at) as since from stock_notices
      where queued_at is null and variant_id > ${after}
        and exists (select from variants where id = variant_id)
      group by variant_id order by variant_id limit ${limit}
    ) as n join variants v on v.id = n.variant_id join products p on p.id = v.product_id left join ${variant} on true
    order by v.id`.execute(db);
  return rows.map((row) => ({ ...row, option: namedOption(row.option) }));
}
