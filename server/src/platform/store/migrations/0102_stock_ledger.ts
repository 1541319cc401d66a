import { type Kysely, sql } from "kysely";

/** `stock_entries_place` takes the place of this index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists stock_entries_variant`.execute(db);
}
