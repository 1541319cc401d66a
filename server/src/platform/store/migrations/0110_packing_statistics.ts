import { type Kysely, sql } from "kysely";

/**
 * Only orders of some statuses have units to pack. PostgreSQL takes the two for independent, expects few orders, and would
 * read and sort all of them for the first page: https://www.postgresql.org/docs/15/planner-stats.html#PLANNER-STATS-EXTENDED
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create statistics orders_to_pack_status (mcv) on (to_pack is not false), status from orders`.execute(
    db,
  );
  await sql`analyze orders`.execute(db);
}
