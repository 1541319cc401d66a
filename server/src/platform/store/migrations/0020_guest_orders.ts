import { type Kysely, sql } from "kysely";

/** Guests' orders are found by the address of the member who proves it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("create index orders_guest on orders (lower(email), site) where user_id is null").execute(db);
}
