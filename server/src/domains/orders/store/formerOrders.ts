import type { Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Db, Transaction } from "../../../platform/store/schema.ts";

/** An order whose lines do not say what was paid for them, with what its payments do. */
export interface FormerOrder {
  id: string;
  document: Order;
  rows: { attempt_id: string | null; position: number }[];
  attempts: { id: string; amount: number }[];
}

/** Locks some orders that are not marked, the oldest first; those that others hold are left for later. */
export async function lockFormerOrders(trx: Transaction, limit: number): Promise<FormerOrder[]> {
  const { rows } = await sql<FormerOrder>`
    select o.id, o.document,
      (select coalesce(jsonb_agg(jsonb_build_object('attempt_id', l.attempt_id, 'position', l.position)
          order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount) order by p.created_at), '[]')
        from payment_attempts p where p.order_id = o.id) as attempts
    from orders o where o.line_values_from is null
    order by o.number limit ${limit}
    for no key update of o skip locked`.execute(trx);
  return rows;
}

/** Stores orders with what was paid for their lines, and marks them. */
export async function storeChargedOrders(
  trx: Transaction,
  orders: readonly Pick<FormerOrder, "id" | "document">[],
): Promise<void> {
  await sql`
    update orders set document = charged.document, line_values_from = 'migration'
    from jsonb_to_recordset(${json(orders)}) as charged (id uuid, document jsonb)
    where orders.id = charged.id`.execute(trx);
}

/**
 * Stores the promotion of some older orders, found by its present name, so that a cancellation returns its use also after
 * the promotion is renamed; 0 where none has that name.
 */
export async function storeFormerPromotions(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders o set promotion_id = coalesce(
      (select p.id from promotions p where p.name = lower(o.document #>> '{promotion,name}')), 0)
    where o.id in (
      select id from orders where promotion_id is null and document #>> '{promotion,name}' is not null
      order by number limit ${limit} for no key update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
