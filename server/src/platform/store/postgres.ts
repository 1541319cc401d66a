import { PostgresDialect } from "kysely";
import pg from "pg";
import { readDatabaseServers } from "../config/databaseServers.ts";
import type { Connection } from "./Connection.ts";
import { Primary } from "./Primary.ts";
import { StatementNames } from "./StatementNames.ts";

/** As the embedded store reads them: whole numbers and money as numbers, points in time as ISO text. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** SQLSTATE of a connection that failed. */
export const connectionFailure = "08006";

/** SQLSTATE of a server whose sessions are all in use. */
const noRoom = "53300";

const sessionLimit = 20;
/**
 * Milliseconds until a session without work is closed. The first buyers after a pause wait while sessions are opened and
 * plan their statements again.
 */
const idleMilliseconds = 60_000;
/** Milliseconds of waiting for a session, new or in use. */
const connectMilliseconds = 5_000;
/** Milliseconds after which a server that had no room for another session is asked for one again. */
const askAgainMilliseconds = 1_000;
/** Milliseconds between two attempts of a pool that has no session at all. */
const pauseMilliseconds = 100;

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

/** SQLSTATE of a prepared statement whose tables were changed by a migration since. */
const planOutdated = "0A000";
/** SQLSTATE of a statement in a transaction that failed before. */
const transactionFailed = "25P02";
/** SQLSTATE that inTransaction answers by repeating the transaction. */
const repeatTransaction = "40001";

type Query = (text: unknown, values?: unknown) => Promise<unknown>;

class Session extends pg.Client {
  /** Undefined when statements are sent without names. */
  names: StatementNames | undefined;

  override query = ((...args: unknown[]) => {
    const [text, values] = args;
    if (typeof text === "string" && Array.isArray(values)) return this.#send(text, values);
    const result: unknown = (super.query as (...args: unknown[]) => unknown).apply(this, args);
    return result instanceof Promise ? result.catch((error) => this.#fail(error)) : result;
  }) as pg.Client["query"];

  async #send(text: string, values: unknown[]): Promise<unknown> {
    const query = super.query.bind(this) as Query;
    const name = this.names?.get(text);
    try {
      return await (name === undefined ? query(text, values) : query({ name, text, values }));
    } catch (error) {
      const outdated = name !== undefined && (error as { code?: string }).code === planOutdated;
      if (!outdated) return this.#fail(error as Error);
    }
    this.names = undefined;
    return query(text, values).catch((error) => {
      if (error.code === transactionFailed) error.code = repeatTransaction;
      return this.#fail(error);
    });
  }

  #fail(error: Error & { code?: string }): never {
    // An unanswered statement can be answered later: the next user of this session would wait behind it, or read its
    // result.
    if (error.code === undefined) this.end().catch(() => {});
    return withCode(error);
  }
}

/** A session with the server that is taken for the primary. */
const sessionWith = (primary: Primary, onNoRoom: () => void) =>
  class extends Session {
    readonly server = primary.server;

    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: primary.server });
    }

    override connect = ((callback?: (error: Error | null) => void) => {
      const connected = super.connect().catch((error) => {
        if (error.code === noRoom) onNoRoom();
        else primary.isNot(this.server);
        throw error;
      });
      return callback === undefined ? connected : connected.then(() => callback(null), callback);
    }) as pg.Client["connect"];

    /** A standby answers too, and refuses every change. */
    async requirePrimary(): Promise<void> {
      const { rows } = await this.query("select pg_is_in_recovery() as standby");
      if (!rows[0].standby) return;
      primary.isNot(this.server);
      throw Object.assign(new Error("the server is a standby"), { code: connectionFailure });
    }
  };

class Sessions extends pg.Pool {
  readonly #primary: Primary;
  readonly #limit: number | undefined;
  #askAgain: NodeJS.Timeout | undefined;

  constructor(primary: Primary, anyServer: boolean, options: pg.PoolConfig) {
    const severalServers = primary.count > 1 && !anyServer;
    super({
      ...options,
      Client: sessionWith(primary, () => this.#stopGrowing()),
      ...(severalServers && {
        onConnect: (session) => (session as InstanceType<ReturnType<typeof sessionWith>>).requirePrimary(),
      }),
    });
    this.#primary = primary;
    this.#limit = options.max;
  }

  override connect = ((callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback === undefined
      ? this.#connectToPrimary().catch(withCode)
      : super.connect(callback)) as pg.Pool["connect"];

  async #connectToPrimary(): Promise<pg.PoolClient> {
    const deadline = performance.now() + connectMilliseconds;
    for (let tries = 1; ; tries++) {
      const { server } = this.#primary;
      try {
        return await super.connect();
      } catch (error) {
        if ((error as { code?: string }).code === noRoom && performance.now() < deadline) {
          await this.#waitForRoom(server);
          continue;
        }
        if (tries >= this.#primary.count || server === this.#primary.server) throw error;
      }
    }
  }

  /**
   * The sessions that there are do all the work for a while. Called before the pool forgets the refused session and
   * would ask for another one at once, for each caller that waits.
   */
  #stopGrowing(): void {
    this.options.max = Math.max(1, this.totalCount - 1);
    clearTimeout(this.#askAgain);
    this.#askAgain = setTimeout(() => {
      this.options.max = this.#limit ?? sessionLimit;
    }, askAgainMilliseconds).unref();
  }

  async #waitForRoom(server: string): Promise<void> {
    if (this.totalCount > 0) return;
    this.#primary.isNot(server);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * (0.5 + Math.random())));
  }
}

export interface PostgresOptions {
  /** Milliseconds a statement may take; `timeouts.request` by default. */
  timeout?: number | undefined;
  /**
   * Statements are prepared by name; true by default. PgBouncer in transaction mode needs false, unless it
   * keeps track of them itself (`max_prepared_statements`).
   */
  preparedStatements?: boolean | undefined;
  /** How many sessions it opens at most; 20 by default. */
  maximumSessions?: number | undefined;
  /** Standbys will do; false by default. */
  anyServer?: boolean | undefined;
  /** Called with failures that no caller waits for: a broken connection, or the embedded store's maintenance. */
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Kysely over a pool of sessions of a PostgreSQL server, or of the primary of several. Nothing waits forever, on either side: not for a response over
 * a silent network, nor for the locks of a session whose end PostgreSQL never learned of.
 */
export function postgresDialect(
  connectionString: string,
  {
    timeout: milliseconds = timeouts.request,
    preparedStatements = true,
    maximumSessions = sessionLimit,
    anyServer = false,
    onError = () => {},
  }: PostgresOptions = {},
): Connection {
  const names = preparedStatements ? new StatementNames() : undefined;
  const pool = new Sessions(new Primary(readDatabaseServers(connectionString)), anyServer, {
    max: maximumSessions,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: idleMilliseconds,
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
  pool.on("connect", (client) => {
    if (client instanceof Session) client.names = names;
    client.on("error", onError);
  });
  pool.on("error", () => {});
  const sessions = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  });
  return { dialect: new PostgresDialect({ pool }), sessions, copyTo: undefined };
}
