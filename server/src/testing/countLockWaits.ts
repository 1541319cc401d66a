import { sql } from "kysely";
import type { Db } from "../platform/store/schema.ts";

/** How many sessions with the database of `db` wait for a lock. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
