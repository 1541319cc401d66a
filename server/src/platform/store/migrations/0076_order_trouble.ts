import { type Kysely, sql } from "kysely";

/**
 * Orders are found by a refund that failed and by a dispute; what a payment service says of a payment changes its order.
 * Older trouble is stored here: a process of an older version would take it from `order_changes` and store nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Read before any table is locked, until the end of the transaction.
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment_attempts
    where trouble is not null and state <> 'failed' and order_id is not null
    union select r.order_id from refund_payments p join refunds r on r.id = p.refund_id where p.state = 'failed'`.execute(
    db,
  );
  await sql`alter table orders add column in_trouble boolean not null default false`.execute(db);
  await sql`create trigger payment_attempts_trouble after update of trouble on payment_attempts
    for each row when (new.order_id is not null and old.trouble is distinct from new.trouble)
    execute function note_order_change()`.execute(db);
  const ids = rows.map(({ order_id }) => order_id);
  await sql`update orders set in_trouble = true where id = any(${ids}::uuid[])`.execute(db);
}
