import { type Kysely, sql } from "kysely";

/**
 * Orders are found by their status, which follows from many rows. Triggers note orders of which such a row changed, also
 * for statements of older versions; they add a row and never wait for a lock. Null is not known yet.
 */
const statements = [
  "alter table orders add column status text",
  `create table order_changes (
    id bigint generated always as identity primary key,
    order_id uuid not null
  )`,
  `create function note_order_change() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'orders' then
        insert into order_changes (order_id) values (new.id);
      else
        insert into order_changes (order_id) values (new.order_id);
      end if;
      return null;
    end
  $$`,
  `create trigger orders_changed after update of cancelled_at, document on orders
    for each row execute function note_order_change()`,
  `create trigger order_lines_changed after update of shipped, refunded on order_lines
    for each row when (old.shipped <> new.shipped or old.refunded <> new.refunded)
    execute function note_order_change()`,
  // An order that is placed says its status itself: its payment gets the order and the state at once.
  `create trigger payment_attempts_changed after update of state on payment_attempts
    for each row when (old.order_id is not null and old.state <> new.state) execute function note_order_change()`,
  `create trigger refunds_changed after insert on refunds
    for each row execute function note_order_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
