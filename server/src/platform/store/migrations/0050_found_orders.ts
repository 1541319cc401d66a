import { type Kysely, sql } from "kysely";

/**
 * Orders are found by when they changed and by returns that wait for an answer. Every order counts as changed now, so that
 * no table is rewritten.
 */
const statements = [
  "alter table orders add column changed_at timestamptz not null default now()",
  "alter table orders add column return_requested boolean not null default false",
  "alter table returns add column answer text check (answer in ('approved', 'declined', 'received'))",
  "alter table returns add column answer_note text",
  "alter table returns add column answered_at timestamptz",
  `create trigger returns_changed after insert or update of answer on returns
    for each row execute function note_order_change()`,
  `create function note_refund_change() returns trigger language plpgsql as $$
    begin
      insert into order_changes (order_id) select order_id from refunds where id = new.refund_id;
      return null;
    end
  $$`,
  `create trigger refund_payments_changed after update of state on refund_payments
    for each row when (old.state <> new.state) execute function note_refund_change()`,
  "insert into order_changes (order_id) select distinct order_id from returns",
  // Orders that nothing was left to pay of were stored as placed, and no payment changed that.
  "insert into order_changes (order_id) select id from orders where status = 'placed' and total = 0",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
