import { type Kysely, sql } from "kysely";

/** The goods that an accepted offer adds have an invoice of their own. Offers of before are on the invoice of their order. */
const statements = [
  "alter table invoices add column of_offer boolean not null default false check (not of_offer or refund_id is null)",
  "create unique index invoices_order_offer on invoices (order_id, coalesce(refund_id, order_id), of_offer)",
  "drop index invoices_order",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
