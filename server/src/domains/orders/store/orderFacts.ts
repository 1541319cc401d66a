import type { OrderFacts } from "@velours/sdk/shop";
import type { OrderStatus } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { earnedByOrder } from "../../credits/store/refunds.ts";

/** An order's facts in the ledger, and the cash back it earned before any refund. */
export type LedgerFacts = OrderFacts & { earned: number };

/** The facts of an order `o`. */
const facts = sql`
  select o.cancelled_at is not null as cancelled,
    exists (select from payment_attempts p where p.order_id = o.id and p.state = 'failed') as failed,
    exists (select from payment_attempts p where p.order_id = o.id and p.state = 'authorized') as held,
    o.total + (o.document #>> '{invoice,payments,giftCard}')::numeric
      + (o.document #>> '{invoice,payments,credits}')::numeric as paid,
    (select coalesce(sum(r.amount + r.withheld), 0) from refunds r where r.order_id = o.id) as refunded,
    ${earnedByOrder(sql`o.id`)} as earned,
    (select coalesce(sum(greatest(l.shipped, l.quantity - l.refunded)), 0)
      from order_lines l where l.order_id = o.id and l.in_parcel) as "toShip",
    (select coalesce(sum(l.shipped), 0) from order_lines l where l.order_id = o.id) as shipped`;

/** Facts of these orders in the ledger, by id. */
export async function readOrderFacts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, LedgerFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LedgerFacts & { id: string }>`
    select o.id, f.* from orders o, lateral (${facts}) f where o.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The rule `orderStatus` in SQL, so that the store can look for orders by it. */
const status = sql`case
  when f.cancelled then 'cancelled'
  when f.paid > 0 and f.refunded >= f.paid then 'refunded'
  when f.failed then 'payment-failed'
  when f.refunded > 0 then 'refunded-in-part'
  when f.shipped > 0 and f.shipped >= f."toShip" then 'shipped'
  when f.shipped > 0 then 'shipped-in-part'
  when f.held then 'placed'
  else 'paid' end`;

/** Orders of a statement that stores their status. */
const batch = 500;

const storeStatus = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update orders set status = found.status
  from (
    select o.id, ${status} as status from orders o, lateral (${facts}) f where o.id in (${ids}) order by o.id
  ) as found
  where orders.id = found.id and orders.status is distinct from found.status`;

/** Stores the status of orders that have changed since. Two callers at once share the orders. */
async function refreshStatuses(db: Kysely<Database>): Promise<void> {
  for (let count = batch; count === batch; ) {
    count = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ order_id: string }>`
        delete from order_changes where id = any(array(
          select id from order_changes order by id limit ${batch} for update skip locked))
        returning order_id`.execute(trx);
      if (rows.length > 0)
        await storeStatus(sql.join(rows.map(({ order_id }) => sql`${order_id}::uuid`))).execute(trx);
      return rows.length;
    });
  }
}

/** Batches of a call of `completeStatuses`: orders that are bought meanwhile wait for none of them. */
const batches = 25;

/** Stores the status of orders that changed, and of those that older versions wrote, the newest first. */
export async function completeStatuses(db: Kysely<Database>): Promise<void> {
  await refreshStatuses(db);
  for (let nth = 0; nth < batches; nth++) {
    const { numAffectedRows } = await storeStatus(
      sql`select id from orders where status is null order by number desc limit ${batch}`,
    ).execute(db);
    if (Number(numAffectedRows) < batch) return;
  }
}

/** More orders than these are estimated: counting them would read them all for each page. */
const mostCounted = 10_000;

/** How many orders there are; above 10,000 what the planner's statistics say. */
async function countOrders(
  db: Kysely<Database>,
  wanted: OrderStatus | undefined,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with counted as (
      select count(*) as total from (
        select from orders ${where} limit ${mostCounted + 1}
      ) as listed
    )
    select case when total <= ${mostCounted} then total else greatest(total, (
      select reltuples::bigint from pg_class where oid = 'orders'::regclass
    ) * ${wanted === undefined ? sql`1` : shareOf(wanted)})::bigint end as total
    from counted`.execute(db);
  return rows[0]?.total ?? 0;
}

const shareOf = (wanted: OrderStatus): RawBuilder<number> => sql`coalesce((
  select share from pg_stats,
    unnest(most_common_vals::text::text[], most_common_freqs) as common (value, share)
  where schemaname = current_schema() and tablename = 'orders' and attname = 'status' and value = ${wanted}), 0)`;

/** The ids of a page of all orders, the newest first, and about how many there are. */
export async function listOrderIds(
  db: Kysely<Database>,
  {
    status: wanted,
    sites = null,
    limit,
    offset,
  }: {
    status: OrderStatus | undefined;
    /** Codes of the sites whose orders are listed; null for all. */
    sites?: readonly string[] | null;
    limit: number;
    offset: number;
  },
): Promise<{ ids: string[]; total: number }> {
  if (wanted !== undefined) await refreshStatuses(db);
  const conditions = [
    ...(wanted === undefined ? [] : [sql`status = ${wanted}`]),
    ...(sites === null ? [] : [sql`site = any(${[...sites]})`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ id: string }>`
    select id from orders ${where}
    order by created_at desc, number desc limit ${limit} offset ${offset}`.execute(db);
  const total = await countOrders(db, wanted, where);
  return {
    ids: rows.map(({ id }) => id),
    total: Math.max(total, rows.length === 0 ? 0 : offset + rows.length),
  };
}
