import { type Kysely, sql } from "kysely";

/** Orders are found by a return that was received and is not refunded; those that have one are looked at again. */
const statements = [
  "alter table orders add column return_received boolean not null default false",
  "insert into order_changes (order_id) select distinct order_id from returns where answer = 'received'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
