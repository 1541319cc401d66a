import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Runs what a PostgreSQL server does by itself and the embedded one never does: a checkpoint, without which its log
 * grows forever, and autovacuum, by autovacuum's own thresholds. Each statement takes the session apart, so that
 * requests run between them.
 */
export async function maintain(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  await sql`checkpoint`.execute(db);
  // Without it, counts of changed rows are flushed when a session ends, and this one does not end.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    with setting as (
      select current_setting('autovacuum_vacuum_threshold')::float as dead,
        current_setting('autovacuum_vacuum_scale_factor')::float as dead_share,
        current_setting('autovacuum_vacuum_insert_threshold')::float as inserted,
        current_setting('autovacuum_vacuum_insert_scale_factor')::float as inserted_share,
        current_setting('autovacuum_analyze_threshold')::float as changed,
        current_setting('autovacuum_analyze_scale_factor')::float as changed_share
    )
    select relname as name from pg_stat_user_tables, setting
    where n_dead_tup > dead + dead_share * n_live_tup
      or n_ins_since_vacuum > inserted + inserted_share * n_live_tup
      or n_mod_since_analyze > changed + changed_share * n_live_tup`.execute(db);
  for (const { name } of rows) {
    if (signal?.aborted) return;
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  }
}

/**
 * Maintains the database `milliseconds` after the start and after each time. Call the answer to stop, and wait for it
 * before the database is closed.
 */
export function maintainEvery(
  db: Kysely<Database>,
  milliseconds: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  const run = async () => {
    await maintain(db, stopping.signal).catch(onError);
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  };
  wait();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
