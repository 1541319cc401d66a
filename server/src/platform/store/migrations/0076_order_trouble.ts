import { type Kysely, sql } from "kysely";

/**
 * Orders are found by a refund that failed and by a dispute; what a payment service says of a payment changes its order. Events that were
 * sent or wait no longer have the id of their order, which is its buyer's right.
 */
const statements = [
  "alter table orders add column in_trouble boolean not null default false",
  `create trigger payment_attempts_trouble after update of trouble on payment_attempts
    for each row when (new.order_id is not null and old.trouble is distinct from new.trouble)
    execute function note_order_change()`,
  `insert into order_changes (order_id)
    select order_id from payment_attempts where trouble is not null and order_id is not null
    union select r.order_id from refund_payments p join refunds r on r.id = p.refund_id where p.state = 'failed'`,
  `update webhook_deliveries set body = regexp_replace(body, '"orderId":"[^"]*",', '') where body like '%"orderId":"%'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
