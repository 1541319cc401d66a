import { type Kysely, sql } from "kysely";

/** A promotion can be renamed, and its name given to another: an order says which one it used by its number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column promotion_id bigint`.execute(db);
}
