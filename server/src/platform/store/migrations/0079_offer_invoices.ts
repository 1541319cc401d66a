import { type Kysely, sql } from "kysely";

/**
 * The goods that an accepted offer adds have an invoice of their own, which names the order in a column of its own: the one
 * invoice of an order stays unique by the index that is there. Offers of before are on the invoice of their order.
 */
const statements = [
  `alter table invoices alter column order_id drop not null, add column offer_of uuid references orders (id),
    add check ((order_id is null) = (offer_of is not null)) not valid,
    add check (offer_of is null or refund_id is null) not valid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
