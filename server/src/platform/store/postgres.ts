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
  /** For migrations and imports, which no page waits for. */
  work: 600_000,
} as const;

/**
 * Errors of pg itself, for a connection that broke, timed out or stays silent, have no code; errors of PostgreSQL and
 * the system have one.
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
    // An unanswered statement can be answered later: the next user of this session would wait behind it, or read its
    // result.
    if (error.code === undefined) this.end().catch(() => {});
    return withCode(error);
  }
}

class Sessions extends pg.Pool {
  override connect = ((callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback === undefined ? super.connect().catch(withCode) : super.connect(callback)) as pg.Pool["connect"];
}

export interface PostgresOptions {
  /** Milliseconds a statement may take; `timeouts.request` by default. */
  timeout?: number | undefined;
  /** Called with failures that no caller waits for: a broken connection, or the embedded store's maintenance. */
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Kysely over a pool of sessions of a PostgreSQL server. Nothing waits forever, on either side: not for a response over
 * a silent network, nor for the locks of a session whose end PostgreSQL never learned of.
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
    // PostgreSQL ends a statement or a transaction before this side does: one whose COMMIT was never answered is
    // committed or rolled back by then, and is not committed after its payment was released.
    statement_timeout: milliseconds * 0.9,
    idle_in_transaction_session_timeout: milliseconds * 0.9,
    lock_timeout: milliseconds * 0.6,
    types: {
      getTypeParser: (id: number, format?: "text" | "binary") =>
        parsers[id] ?? pg.types.getTypeParser(id, format as "text"),
    } as pg.CustomTypesConfig,
  });
  // A session can break while no caller waits, idle or between two statements of a transaction; without a listener on
  // both the process would end.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  const sessions = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  });
  return { dialect: new PostgresDialect({ pool }), sessions, copyTo: undefined };
}
