import { Kysely, sql } from "kysely";
import type { CopyStore, SessionCounts } from "./Connection.ts";
import { openEmbedded } from "./embedded.ts";
import { maintainEvery } from "./maintain.ts";
import { type Index, makeIndexes } from "./makeIndexes.ts";
import { migrate } from "./migrate.ts";
import { type PostgresOptions, postgresDialect, timeouts } from "./postgres.ts";
import { requireTimeouts } from "./requireTimeouts.ts";
import type { Database } from "./schema.ts";
import { type DatabaseSession, sessionDialect } from "./sessionDialect.ts";
import { WriteFailures } from "./WriteFailures.ts";

/** All data that the server keeps. */
export interface Store {
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Database>;
  /** For work that no request waits for: sessions of its own on PostgreSQL, so that it takes none from the requests. */
  readonly jobs: Kysely<Database>;
  /** A standby to read catalogues from, that can be behind; never for what money depends on. */
  readonly standby: Kysely<Database> | undefined;
  /** Throws when the database does not answer, or refused a write and still takes none. */
  ping(): Promise<void>;
  /** Makes those of the indexes that are missing, which can take minutes; the shop works meanwhile. */
  makeIndexes(indexes: readonly Index[]): Promise<void>;
  sessions(): SessionCounts;
  /** Undefined on PostgreSQL. */
  copyTo: CopyStore | undefined;
  close(): Promise<void>;
}

export interface StoreOptions extends PostgresOptions {
  /** Where the embedded store lives. */
  dataDir: string;
  /** `postgres://…`; when given, the embedded store is not used. */
  databaseUrl?: string | undefined;
  /** The embedded store, when it began to open before this module and the query builder were loaded. */
  embedded?: Promise<DatabaseSession> | undefined;
  /** A standby of that database, or several; see `Store.standby`. */
  standbyUrl?: string | undefined;
}

const upkeepEvery = 60_000;
const jobSessions = 4;

/** Opens the store and brings its tables to the newest form. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, onError = () => {} } = options;
  const { dialect, sessions, copyTo } =
    databaseUrl === undefined
      ? sessionDialect(await (options.embedded ?? openEmbedded(dataDir)))
      : postgresDialect(databaseUrl, options);
  const failures = new WriteFailures();
  const db = new Kysely<Database>({ dialect, log: failures.observe });
  try {
    if (databaseUrl === undefined) await migrate(db);
    else {
      await requireTimeouts(db);
      await withPatience(databaseUrl, migrate);
    }
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const standby =
    options.standbyUrl === undefined
      ? undefined
      : new Kysely<Database>({
          dialect: postgresDialect(options.standbyUrl, { ...options, anyServer: true }).dialect,
        });
  const jobs =
    databaseUrl === undefined
      ? db
      : new Kysely<Database>({
          dialect: postgresDialect(databaseUrl, { ...options, maximumSessions: jobSessions }).dialect,
          log: failures.observe,
        });
  const stopUpkeep = databaseUrl === undefined ? maintainEvery(db, upkeepEvery, onError) : undefined;
  return {
    kind: databaseUrl === undefined ? "embedded" : "postgres",
    db,
    jobs,
    standby,
    async ping() {
      await sql`select 1`.execute(db);
      await failures.check(() => writeAndUndo(db));
    },
    makeIndexes: (indexes) =>
      databaseUrl === undefined
        ? makeIndexes(db, indexes, false)
        : withPatience(databaseUrl, (patient) => makeIndexes(patient, indexes, true)),
    sessions,
    copyTo,
    async close() {
      await stopUpkeep?.();
      await standby?.destroy();
      if (jobs !== db) await jobs.destroy();
      await db.destroy();
    },
  };
}

/** Random text, so that it is not compressed: more than a page has room for, so the table's file must grow. */
async function writeAndUndo(db: Kysely<Database>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`insert into tasks (name, due_at)
      select string_agg(md5(random()::text), ''), now() from generate_series(1, 20) as row, generate_series(1, 60)
      group by row`.execute(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** A new index takes its time, and so does another process that is migrating. */
async function withPatience(
  databaseUrl: string,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const db = new Kysely<Database>(
    postgresDialect(databaseUrl, { timeout: timeouts.work, preparedStatements: false }),
  );
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
