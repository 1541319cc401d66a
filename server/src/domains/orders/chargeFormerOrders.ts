import type { Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { json } from "../../platform/store/json.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { toChargedOrder } from "./chargedOrder.ts";

interface FormerOrder {
  id: string;
  document: Order;
  rows: { attempt_id: string | null; position: number }[];
  attempts: { id: string; amount: number }[];
}

/** Orders of a transaction, and transactions of a call: orders that are bought meanwhile wait for neither. */
const batch = 200;
const batches = 25;

/**
 * Stores what was paid for each line of orders that do not say it, and marks them. Each call goes on where the last one
 * ended; returns how many orders it changed.
 */
export async function chargeFormerOrders(db: Db): Promise<number> {
  let changed = 0;
  for (let nth = 0; nth < batches; nth++) {
    const count = await chargeBatch(db);
    changed += count;
    if (count < batch) break;
  }
  return changed;
}

const chargeBatch = (db: Db): Promise<number> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<FormerOrder>`
      select o.id, o.document,
        (select coalesce(jsonb_agg(jsonb_build_object('attempt_id', l.attempt_id, 'position', l.position)
            order by l.position), '[]')
          from order_lines l where l.order_id = o.id) as rows,
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount) order by p.created_at), '[]')
          from payment_attempts p where p.order_id = o.id) as attempts
      from orders o where o.line_values_from is null
      order by o.number limit ${batch}
      for no key update of o skip locked`.execute(trx);
    if (rows.length === 0) return 0;
    const charged = rows.map(({ id, document, rows: lines, attempts }) => ({
      id,
      document: toChargedOrder(document, lines, attempts),
    }));
    await sql`
      update orders set document = charged.document, line_values_from = 'migration'
      from jsonb_to_recordset(${json(charged)}) as charged (id uuid, document jsonb)
      where orders.id = charged.id`.execute(trx);
    return rows.length;
  });
