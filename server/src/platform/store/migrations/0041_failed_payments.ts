import { type Kysely, sql } from "kysely";

const statements = [
  // The failed payment that took cash back away again, as `refund_id` is the refund that did.
  "alter table credit_entries add column attempt_id uuid references payment_attempts (id)",
  // When what a failed payment brought was taken back: once, also when the job is done again.
  "alter table payment_attempts add column withdrawn_at timestamptz",
  // Refunds and cancellations of orders rely on it, also of those whose payment failed before.
  `insert into jobs (kind, payload)
    select 'failed-payment', jsonb_build_object('attempt_id', p.id)
    from payment_attempts p join orders o on o.id = p.order_id
    where p.state = 'failed' and o.cancelled_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
