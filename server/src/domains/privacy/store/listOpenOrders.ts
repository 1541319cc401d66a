import { sql } from "kysely";
import type { Transaction } from "../../../platform/store/schema.ts";
import { hasUnitsToPack } from "../../orders/store/lines.ts";
import type { Person } from "./personalTables.ts";

/**
 * Locks a person's orders, and returns the numbers of those that are still to be sent or whose money is on its way, and
 * of somebody else's with a gift card that waits for its day to be sent to this person.
 */
export async function listOpenOrders(trx: Transaction, { email, orderIds }: Person): Promise<string[]> {
  const ids = sql`${[...orderIds]}::uuid[]`;
  const waiting = sql`array(select (payload ->> 'order_id')::uuid from jobs
    where kind = 'gift-card' and done_at is null and dead_at is null and lower(payload ->> 'to') = ${email})`;
  await sql`select from orders where id = any(${ids}) order by number for no key update`.execute(trx);
  const { rows } = await sql<{ number: string }>`
    select document ->> 'number' as number from orders o where id = any(${ids} || ${waiting}) and (
      (cancelled_at is null and ${hasUnitsToPack()})
      or exists (select from payment_attempts p where p.order_id = o.id and p.state in ('authorizing', 'authorized'))
      or exists (select from refund_payments r join refunds f on f.id = r.refund_id
        where f.order_id = o.id and r.state = 'pending')
      or exists (select from order_tasks t where t.order_id = o.id and t.state = 'open')
      or exists (select from jobs j where j.kind = 'gift-card' and j.done_at is null and j.dead_at is null
        and j.payload ->> 'order_id' = o.id::text))
    order by o.number`.execute(trx);
  return rows.map(({ number }) => number);
}
