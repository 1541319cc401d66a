import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Of a payment `p`: its service disputes it. A payment that failed is in the order's status. */
const isDisputed = sql`p.trouble is not null and p.state <> 'failed' and not p.trouble_closed`;

/** Of a part `p` of a refund: the money did not reach the buyer. */
const isRefused = sql`p.state = 'failed' and not p.trouble_closed`;

/** Of an order `o`: money that a person has to look after. */
export const inTrouble = sql`(exists (select from payment_attempts p where p.order_id = o.id and ${isDisputed})
  or exists (select from refunds r join refund_payments p on p.refund_id = r.id
    where r.order_id = o.id and ${isRefused}))`;

/** A payment or a part of a refund that a person has to look after, and the payment service's word for it. */
export interface Trouble {
  orderId: string;
  id: string;
  reason: string;
}

/** Trouble of these orders that nobody closed. */
export async function readTrouble(db: Kysely<Database>, orderIds: readonly string[]): Promise<Trouble[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<Trouble>`
    select p.order_id as "orderId", p.id, p.trouble as reason from payment_attempts p
    where p.order_id in (${sql.join(orderIds)}) and ${isDisputed}
    union all
    select r.order_id, p.id, coalesce(p.error, p.state) from refunds r join refund_payments p on p.refund_id = r.id
    where r.order_id in (${sql.join(orderIds)}) and ${isRefused}
    order by 2`.execute(db);
  return rows;
}

/** How many orders have trouble that nobody closed, of which the first thousand are counted. */
export async function countOrdersInTrouble(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders where in_trouble limit 1000) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Closes these payments' and parts' trouble; the payments of their order are locked. */
export async function closeTrouble(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const table of ["payment_attempts", "refund_payments"] as const)
    await trx
      .updateTable(table)
      .set({ trouble_closed: true })
      .where("id", "in", [...ids])
      .execute();
}
