import { sumAmounts } from "@velours/sdk/rules";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Store } from "../src/platform/store/store.ts";

/** Remainder of an order's gifts in the ledger; amounts are in its currency. */
interface Remains {
  /** Of gift cards that can be spent and that a payment bought which failed. */
  leftOnCards: number;
  /** Every payment failed, so that no cash back is earned. */
  allFailed: boolean;
  /** Cash back earned and not taken back. */
  earned: number;
  /** Of it, what refunds withheld instead, and what a letter to customer service says was spent before. */
  withheld: number;
  spent: number;
  /** The balance it went to was empty at some time since. */
  wasEmpty: boolean;
}

/** Nothing that an order gave for a payment that failed can be used; what is missing of its cash back was spent. */
export async function expectWithdrawn({ db }: Store, orderId: string): Promise<void> {
  const id = sql`${orderId}::uuid`;
  const { rows } = await sql<Remains>`
    select
      (select coalesce(sum(g.remaining), 0) from gift_cards g
        where g.order_id = ${id} and g.revoked_at is null and g.blocked_at is null and exists (
        select from order_lines l join payment_attempts p on p.id = l.attempt_id
        where l.order_id = ${id} and l.position = 0 and p.state = 'failed')) as "leftOnCards",
      (select coalesce(bool_and(p.state = 'failed'), false) from payment_attempts p where p.order_id = ${id}) as "allFailed",
      (select coalesce(sum(case e.type when 'increase' then e.amount else -e.amount end), 0) from credit_entries e
        where e.order_id = ${id} and ((e.type = 'increase' and e.refund_id is null)
          or (e.type = 'decrease' and (e.attempt_id is not null or e.refund_id is not null)))) as earned,
      (select coalesce(sum(r.withheld), 0) from refunds r where r.order_id = ${id}) as withheld,
      (select coalesce(sum((j.payload #>> '{cash_back,spent}')::numeric), 0) from jobs j
        where j.kind = 'mail' and j.payload ->> 'template' = 'payment-failed'
        and j.payload ->> 'order_id' = ${id}::text) as spent,
      exists (select from (
        select e.id, e.credit_id, sum(case e.type when 'increase' then e.amount else -e.amount end)
          over (partition by e.credit_id order by e.id) as balance from credit_entries e) as known
        join credit_entries first on first.order_id = ${id} and first.type = 'increase' and first.refund_id is null
          and first.credit_id = known.credit_id and first.id <= known.id
        where known.balance = 0) as "wasEmpty"`.execute(db);
  const remains = rows[0] as Remains;
  expect(remains.leftOnCards).toBe(0);
  if (!remains.allFailed) return;
  expect(remains.earned).toBeLessThanOrEqual(sumAmounts([remains.spent, remains.withheld]));
  if (remains.earned > 0) expect(remains.wasEmpty).toBe(true);
}
