import { type Kysely, sql } from "kysely";

const statements = [
  "alter table gift_cards add column order_id uuid references orders (id)",
  "alter table gift_cards add column unit integer",
  // A single card for each unit that was bought, however often its job runs.
  "create unique index gift_cards_unit on gift_cards (order_id, unit) where order_id is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
