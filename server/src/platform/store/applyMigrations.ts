import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Migration } from "kysely/migration";
import { StartError } from "../config/StartError.ts";
import { timeouts } from "./postgres.ts";
import type { Database } from "./schema.ts";

/** Milliseconds of waiting for the locks of tables that the shop uses meanwhile. */
interface LockWaits {
  /**
   * Everyone else waits behind a migration that waits, so this is much shorter than the patience of a purchase. It is
   * longer than `deadlock_timeout`, after which PostgreSQL ends an autovacuum that is in the way.
   */
  once: number;
  /** Until the next attempt; the others go on meanwhile. */
  pause: number;
  /** After so long, the start fails instead. */
  altogether: number;
}

const lockWaits: LockWaits = { once: 1_200, pause: 5_000, altogether: timeouts.work };

/** SQLSTATEs of a lock that others hold, and of a deadlock with them. */
const locked = new Set(["55P03", "40P01"]);

/** The key of Kysely's own migrator, by which processes of older versions and this one wait for each other. */
const migrationLock = sql`select pg_advisory_xact_lock(3853314791062309107)`;

/**
 * Applies the migrations of `pending` that no other process has applied meanwhile. Each is a transaction of its own, or it
 * would hold its locks until the last one is done; with `atOnce`, for a store that nobody uses yet, all are one.
 */
export async function applyMigrations(
  db: Kysely<Database>,
  pending: Readonly<Record<string, Migration>>,
  { atOnce = false, waits = lockWaits }: { atOnce?: boolean; waits?: LockWaits } = {},
): Promise<void> {
  const entries = Object.entries(pending);
  const end = performance.now() + waits.altogether;
  for (const together of atOnce ? [entries] : entries.map((entry) => [entry])) {
    while (!(await tryToApply(db, together, waits.once))) {
      if (performance.now() > end) throw await whyLocked(db);
      await sleep(waits.pause);
    }
  }
}

/** False when others hold a lock that is needed; nothing is changed then. */
async function tryToApply(
  db: Kysely<Database>,
  migrations: readonly [string, Migration][],
  lockTimeout: number,
): Promise<boolean> {
  const apply = async (trx: Transaction<Database>) => {
    await migrationLock.execute(trx);
    const applied = await readApplied(trx);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(trx);
    for (const [name, { up }] of migrations) {
      if (applied.has(name)) continue;
      await up(trx);
      await sql`insert into kysely_migration (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(trx);
    }
    return true;
  };
  return db
    .transaction()
    .execute(apply)
    .catch((error) => {
      if (locked.has(error.code)) return false;
      throw error;
    });
}

async function readApplied(trx: Transaction<Database>): Promise<Set<string>> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** Names the oldest transaction of another session, which is most likely in the way. */
async function whyLocked(db: Kysely<Database>): Promise<StartError> {
  const { rows } = await sql<{ holder: string }>`
    select concat_ws(' ', 'process', pid, nullif(application_name, ''), 'since', to_char(xact_start, 'HH24:MI:SS'))
      as holder
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(db);
  return new StartError(
    `A migration needs a table that another session uses${rows[0] ? ` (PostgreSQL's ${rows[0].holder})` : ""}, as a backup, ` +
      "an export or a report does. Nothing was changed by it. Start again when that has ended: migrations that were " +
      "applied before it stay, and the former version does not start with them.",
  );
}
