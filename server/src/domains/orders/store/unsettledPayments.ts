import type { FailedPayment } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { failedAt } from "../../payments/store/attempts.ts";

/** The payments of these orders that were taken and could not be settled; those given back as a whole before brought nothing less. */
export async function readUnsettledPayments(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(FailedPayment & { orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<FailedPayment & { orderId: string }>`
    select p.order_id as "orderId", p.amount - p.refunded as amount,
      (select min(l.position) + 1 from order_lines l where l.order_id = p.order_id and l.attempt_id = p.id) as line,
      ${failedAt} as time
    from payment_attempts p
    where p.order_id in (${sql.join(orderIds)}) and p.state = 'failed' and p.refunded < p.amount
    order by p.created_at, p.id`.execute(db);
  return rows;
}
