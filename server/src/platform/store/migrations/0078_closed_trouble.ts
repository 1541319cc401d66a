import { type Kysely, sql } from "kysely";

/** Trouble of an order's money ends when a person says so; its orders are noted as those of new trouble are. */
const statements = [
  "alter table payment_attempts add column trouble_closed boolean not null default false",
  "alter table refund_payments add column trouble_closed boolean not null default false",
  `create trigger payment_attempts_trouble_closed after update of trouble_closed on payment_attempts
    for each row when (new.order_id is not null and old.trouble_closed <> new.trouble_closed)
    execute function note_order_change()`,
  `create trigger refund_payments_trouble_closed after update of trouble_closed on refund_payments
    for each row when (old.trouble_closed <> new.trouble_closed) execute function note_refund_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
