import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";
import type { Store } from "./store.ts";

/** As the embedded store reads them: whole numbers and money as numbers, points in time as ISO text. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** SQLSTATE of a connection that failed. */
const connectionFailure = "08006";

/** What pg says of a connection that broke, or was not to be had, has no code; what PostgreSQL and the system say has one. */
function withCode(error: Error & { code?: string }): never {
  error.code ??= connectionFailure;
  throw error;
}

class Session extends pg.Client {
  override query = ((...asked: Parameters<pg.Client["query"]>) => {
    const answer: unknown = super.query(...asked);
    return answer instanceof Promise ? answer.catch(withCode) : answer;
  }) as pg.Client["query"];
}

class Sessions extends pg.Pool {
  override connect = ((callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback === undefined ? super.connect().catch(withCode) : super.connect(callback)) as pg.Pool["connect"];
}

/** Kysely over a pool of sessions of a PostgreSQL server. */
export function postgresDialect(
  connectionString: string,
  onError: (error: Error) => void,
): { dialect: Dialect; sessions: Store["sessions"] } {
  const pool = new Sessions({
    connectionString,
    Client: Session,
    max: 20,
    connectionTimeoutMillis: 5_000,
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
  return { dialect: new PostgresDialect({ pool }), sessions };
}
