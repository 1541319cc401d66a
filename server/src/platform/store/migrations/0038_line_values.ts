import { type Kysely, sql } from "kysely";

/**
 * Where what was paid for an order's lines comes from: `order` when it was stored with them, `migration` when it was
 * spread afterwards, null when it is not there yet. Processes of older versions still write such orders.
 */
const statements = [
  `alter table orders add column line_values_from text
    check (line_values_from in ('order', 'migration'))`,
  "create index orders_without_line_values on orders (number) where line_values_from is null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
