import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Connection } from "./Connection.ts";

/** As the embedded store reads them: whole numbers and money as numbers, points in time as ISO text. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** SQLSTATE of a connection that failed. */
const connectionFailure = "08006";

/** Milliseconds of waiting for a session, new or in use. */
const connectMilliseconds = 5_000;

/** How long a statement may take, in milliseconds; a shopper's page gives up after 10,000 (the SDK's `timeout`). */
export const timeouts = {
  request: 8_000,
  /** For work nobody waits for at a page: migrations and imports. */
  work: 600_000,
} as const;

/**
 * What pg says of a connection that broke, was not to be had or stays silent has no code; what PostgreSQL and the system
 * say has one.
 */
function withCode(error: Error & { code?: string }): never {
  error.code ??= connectionFailure;
  throw error;
}

class Session extends pg.Client {
  override query = ((...args: Parameters<pg.Client["query"]>) => {
    const result: unknown = super.query(...args);
    return result instanceof Promise ? result.catch((error) => this.#fail(error)) : result;
  }) as pg.Client["query"];

  #fail(error: Error & { code?: string }): never {
    // A statement nobody answered may be answered yet: whoever had this session next would wait behind it, or read that.
    if (error.code === undefined) this.end().catch(() => {});
    return withCode(error);
  }
}

class Sessions extends pg.Pool {
  override connect = ((callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback === undefined ? super.connect().catch(withCode) : super.connect(callback)) as pg.Pool["connect"];
}

export interface PostgresOptions {
  /** Milliseconds a statement may take; `patience.request` by default. */
  timeout?: number | undefined;
  /** Told of what fails while nobody waits for an answer: a connection that breaks, the embedded store's upkeep. */
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Kysely over a pool of sessions of a PostgreSQL server. Nothing waits forever, on either side: not for an answer over a
 * network that went silent, nor for the locks of a session whose end PostgreSQL was never told.
 */
export function postgresDialect(
  connectionString: string,
  { timeout: milliseconds = timeouts.request, onError = () => {} }: PostgresOptions = {},
): Connection {
  const pool = new Sessions({
    connectionString,
    Client: Session,
    max: 20,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: milliseconds,
    // PostgreSQL is done with a statement or a transaction before this side gives it up: one whose COMMIT was never
    // answered is committed or rolled back by then, and is not committed after its payment was released.
    statement_timeout: milliseconds * 0.9,
    idle_in_transaction_session_timeout: milliseconds * 0.9,
    lock_timeout: milliseconds * 0.6,
    types: {
      getTypeParser: (id: number, format?: "text" | "binary") =>
        parsers[id] ?? pg.types.getTypeParser(id, format as "text"),
    } as pg.CustomTypesConfig,
  });
  // A session may break while nobody waits for its answer, idle or between two statements of a transaction;
  // without a listener on both the process would end.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  const sessions = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  });
  return { dialect: new PostgresDialect({ pool }), sessions, copyTo: undefined };
}
