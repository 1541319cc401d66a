import type { OrderFacts } from "@velours/sdk/shop";
import type { OrderStatus } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
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

/** The ids of a page of all orders, the newest first, and how many there are. */
export async function listOrderIds(
  db: Kysely<Database>,
  { status: wanted, limit, offset }: { status: OrderStatus | undefined; limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const found =
    wanted === undefined
      ? sql`select o.id, o.created_at, o.number from orders o`
      : sql`select o.id, o.created_at, o.number from orders o, lateral (${facts}) f where ${status} = ${wanted}`;
  const { rows } = await sql<{ id: string }>`${found} order by created_at desc, number desc
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from (${found}) as found`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}
