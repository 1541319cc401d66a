import type { OrderSort, OrderStatus } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { firstByName } from "../../../platform/store/firstByName.ts";
import { isAmong } from "../../../platform/store/isAmong.ts";
import { isBehind, type Keyset, orderBy } from "../../../platform/store/keyset.ts";
import { getBounds, type LocalPeriod, localDay } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { getInvoiceBounds, invoicesOf } from "./invoiceTimes.ts";
import { isToPack } from "./isToPack.ts";
import { orderPlace } from "./reportKeys.ts";

/** Which orders a merchant lists; all of these hold. */
export interface OrderFilters {
  status?: OrderStatus | undefined;
  /** A return waits for an answer, or was received and is not refunded. */
  returns?: "requested" | "received" | undefined;
  /** A refund failed, or a payment is disputed. */
  inTrouble?: boolean | undefined;
  /** It is paid and has units to pack. */
  toPack?: boolean | undefined;
  /** ISO times; `from` and `since` are included, `until` is not. */
  placedFrom?: string | undefined;
  placedUntil?: string | undefined;
  changedSince?: string | undefined;
  /** Days in the time zone of each site, on which an order was placed, invoiced, or some of it refunded. */
  days?: (LocalPeriod & { of: "placed" | "invoiced" | "refunded" }) | undefined;
  currency?: string | undefined;
  /** Of the address that reports count an order at; empty for none. */
  country?: string | undefined;
  state?: string | undefined;
  promotion?: string | undefined;
  product?: number | undefined;
  /** Only these sites; null for all. */
  sites?: readonly string[] | null;
  /** Ids of orders that were looked for, and variants of which one must be among the lines. */
  found?: FoundOrders | undefined;
  variants?: readonly number[] | undefined;
}

/** A place behind which a page begins: a time in microseconds since 1970, or a total, and the order's number. */
export interface OrderPlace {
  value: string;
  number: number;
}

/** By what orders are listed: a merchant's choice, or without one when they changed, where only these are listed. */
type OrderOrder = OrderSort | "changed-ascending";

export const toOrderOrder = (
  sort: OrderSort | undefined,
  { changedSince }: { changedSince?: string | undefined },
): OrderOrder => sort ?? (changedSince === undefined ? "placed-descending" : "changed-ascending");

/** Of a word more orders are not looked for. */
const mostFound = 1_000;

/** More orders than these are estimated or not counted: counting them would read them all for each page. */
const mostCounted = 10_000;
const mostCountedFiltered = 1_000;

const time = (micros: string) => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
const toMicros = (column: RawBuilder<unknown>) =>
  sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`;

const placed = sql`o.created_at`;
const changed = sql`o.changed_at`;
const columns = {
  placed: { column: placed, value: toMicros(placed), parse: time },
  changed: { column: changed, value: toMicros(changed), parse: time },
  total: {
    column: sql`o.total`,
    value: sql<string>`o.total::text`,
    parse: (value: string) => sql`${value}::numeric`,
  },
};

function toKeyset(order: OrderOrder): Keyset & (typeof columns)["placed"] {
  const [name, direction] = order.split("-") as [keyof typeof columns, string];
  const { column, ...rest } = columns[name];
  return { column, ...rest, keys: [column, sql`o.number`], isDescending: direction === "descending" };
}

const hasLine = (variants: readonly number[]) => sql<boolean>`exists (
  select from order_lines l where l.order_id = o.id and l.variant_id = any(${[...variants]}::bigint[]))`;

function conditions(filters: OrderFilters): RawBuilder<unknown> {
  const { status, returns, placedFrom, placedUntil, changedSince, sites, found, variants } = filters;
  const all: RawBuilder<unknown>[] = [sql`true`];
  // Written out, so that a plan is made for it: a rare status is not looked for in all orders by their total.
  if (status !== undefined) all.push(sql`o.status = ${sql.lit(status)}`);
  if (returns !== undefined) all.push(sql`o.${sql.id(`return_${returns}`)}`);
  if (filters.inTrouble) all.push(sql`o.in_trouble`);
  if (filters.toPack) all.push(isToPack);
  if (placedFrom !== undefined) all.push(sql`o.created_at >= ${placedFrom}::timestamptz`);
  if (placedUntil !== undefined) all.push(sql`o.created_at < ${placedUntil}::timestamptz`);
  if (changedSince !== undefined) all.push(sql`o.changed_at >= ${changedSince}::timestamptz`);
  if (filters.days !== undefined) all.push(onDays(filters.days));
  if (filters.currency !== undefined) all.push(sql`o.currency = ${filters.currency}`);
  const place = orderPlace("o.document");
  if (filters.country !== undefined) all.push(sql`${place.country} = ${filters.country}`);
  if (filters.state !== undefined) all.push(sql`${place.state} = ${filters.state}`);
  if (filters.promotion !== undefined)
    all.push(sql`o.document #>> '{promotion,name}' = ${filters.promotion}`);
  if (filters.product !== undefined)
    all.push(sql`o.document -> 'products' @> ${JSON.stringify([{ id: filters.product }])}::text::jsonb`);
  if (sites)
    all.push(
      sites.length === 1 ? sql`o.site = ${sql.lit(sites[0])}` : sql`o.site = any(${[...sites]}::text[])`,
    );
  if (variants !== undefined) all.push(hasLine(variants));
  if (found !== undefined) all.push(toCondition(found));
  return sql.join(all, sql` and `);
}

/** By the index of times within bounds, then by the day of each site. */
function onDays({ of, ...period }: NonNullable<OrderFilters["days"]>): RawBuilder<boolean> {
  const isBetween = (time: string, { earliest, latest } = getBounds(period)) =>
    sql<boolean>`${sql.ref(time)} >= ${earliest}::timestamptz and ${sql.ref(time)} < ${latest}::timestamptz`;
  const isOfDay = (time: string, site: string) =>
    sql<boolean>`${localDay(time, site, period)} between ${period.from} and ${period.until}`;
  switch (of) {
    case "placed":
      return sql`(${isBetween("o.created_at")} and ${isOfDay("o.created_at", "o.site")})`;
    case "invoiced":
      return sql`(${isBetween("o.created_at", getInvoiceBounds(period))}
        and exists (select from (${invoicesOf("o")}) as i where ${isOfDay("i.time", "o.site")}))`;
    case "refunded":
      return sql`o.id in (select r.order_id from refunds r join orders ro on ro.id = r.order_id
        where ${isBetween("r.created_at")} and ${isOfDay("r.created_at", "ro.site")})`;
  }
}

const toCondition = ({ ids, variants }: FoundOrders): RawBuilder<unknown> => {
  const byId = sql`o.id = any(${ids}::uuid[])`;
  if (variants.length === 0) return byId;
  return ids.length === 0 ? hasLine(variants) : sql`(${byId} or ${hasLine(variants)})`;
};

interface OrderPage {
  /** Without one the newest come first, with `changedSince` the one that changed the longest ago. */
  sort?: OrderSort | undefined;
  limit: number;
  after?: OrderPlace | undefined;
  offset?: number;
}

/** A page of orders. `next` is the place of its last order, when there are more. */
export async function listOrderIds(
  db: Kysely<Database>,
  filters: OrderFilters,
  { limit, ...page }: OrderPage,
): Promise<{ ids: string[]; next: OrderPlace | null }> {
  const { rows } = await orderPage(filters, { limit: limit + 1, ...page }).execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > limit && last ? { value: last.value, number: last.number } : null,
  };
}

/** The statement of a page. */
export function orderPage(
  filters: OrderFilters,
  { sort, limit, after, offset = 0 }: OrderPage,
): RawBuilder<{ id: string; number: number; value: string }> {
  const keyset = toKeyset(toOrderOrder(sort, filters));
  const behind =
    after === undefined ? sql`` : sql`and ${isBehind(keyset, [keyset.parse(after.value), after.number])}`;
  return sql`
    select o.id, o.number, ${keyset.value} as value
    from orders o where ${conditions(filters)} ${behind}
    order by ${orderBy(keyset)} limit ${limit} offset ${offset}`;
}

/**
 * How many orders there are. Above 10,000 of all or of a status what the planner's statistics say; above 1,000 of any
 * other filter 1,001.
 */
export async function countOrders(db: Kysely<Database>, filters: OrderFilters): Promise<number> {
  const { status, ...others } = filters;
  const isPlain = Object.values(others).every((value) => value === undefined || value === null);
  const most = isPlain ? mostCounted : mostCountedFiltered;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from orders o where ${conditions(filters)} limit ${most + 1}
    ) as listed`.execute(db);
  const total = rows[0]?.total ?? 0;
  return isPlain && total > most ? Math.max(total, await estimateOrders(db, status)) : total;
}

async function estimateOrders(db: Kysely<Database>, status: OrderStatus | undefined): Promise<number> {
  const share =
    status === undefined
      ? sql`1`
      : sql`coalesce((
          select share from pg_stats,
            unnest(most_common_vals::text::text[], most_common_freqs) as common (value, share)
          where schemaname = current_schema() and tablename = 'orders' and attname = 'status' and value = ${status}), 0)`;
  const { rows } = await sql<{ total: number }>`
    select (reltuples * ${share})::bigint as total from pg_class where oid = 'orders'::regclass`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The orders a text was found in, and the variants with this SKU, whose orders are not listed here. */
export interface FoundOrders {
  ids: string[];
  variants: number[];
}

/** The name of an order's buyer, as `orders_name` has it. */
export const buyerName = sql`lower(coalesce(
  document #>> '{address,shipping,lastname}' || ' ' || (document #>> '{address,shipping,firstname}'),
  document #>> '{address,billing,lastname}' || ' ' || (document #>> '{address,billing,firstname}')
))`;

/**
 * Orders by their number, their buyer's address, a tracking number or a SKU, and the first thousand of the sites by the begin
 * of their buyer's name.
 */
export async function findOrders(
  db: Kysely<Database>,
  text: string,
  { number, sites }: { number: number | undefined; sites: readonly string[] | null },
): Promise<FoundOrders> {
  const plain = text.trim().toLowerCase().replace(/\s+/g, " ");
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${number ?? -1}
    union select id from orders where lower(email) = ${plain}
    union select order_id from shipments where lower(tracking) = ${plain}
    union ${firstByName({
      select: sql`id from orders where ${isAmong(sql`site`, sites)}`,
      name: buyerName,
      text,
      limit: mostFound,
    })}`.execute(db);
  return { ids: rows.map(({ id }) => id), variants: await findVariants(db, text.trim()) };
}

/** The variants that have this SKU now. */
export async function findVariants(db: Kysely<Database>, sku: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (variant ->> 'id')::bigint as id
    from products p, jsonb_array_elements(p.document -> 'variants') as variant
    where jsonb_path_query_array(p.document, '$.variants[*].sku') @> ${JSON.stringify([sku])}::text::jsonb
      and variant ->> 'sku' = ${sku}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The SKUs that the variants of these products have now, by the variant's id. */
export async function readSkus(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select (variant ->> 'id')::bigint as id, variant ->> 'sku' as sku
    from products p, jsonb_array_elements(p.document -> 'variants') as variant
    where p.id = any(${[...productIds]}::bigint[]) and variant ->> 'sku' is not null`.execute(db);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
