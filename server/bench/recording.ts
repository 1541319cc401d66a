import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, Kysely } from "kysely";
import { openEmbedded } from "../src/platform/store/embedded.ts";
import { migrate } from "../src/platform/store/migrate.ts";
import { postgresDialect } from "../src/platform/store/postgres.ts";
import type { Database } from "../src/platform/store/schema.ts";
import { sessionDialect } from "../src/platform/store/sessionDialect.ts";
import type { Store, StoreOptions } from "../src/platform/store/store.ts";

/** A statement as it was sent, and the order number in its result. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  number: unknown;
}

/** The order number in the first row of a result, alone or in the rows of a part. */
export function getOrderNumber(rows: readonly unknown[]): unknown {
  const { number } = (rows[0] ?? {}) as { number?: unknown };
  return Array.isArray(number) ? number[0]?.number : number;
}

/** The shop's store with a list of every statement it is sent. */
export interface RecordedStore extends Store {
  statements: Statement[];
  /** How often it waited for the database: statements under way at the same time share a round trip. */
  roundTrips: { count: number };
}

/** Opens a store as openStore does, and records its statements. */
export async function openRecorded(options: StoreOptions): Promise<RecordedStore> {
  const { dialect, sessions } =
    options.databaseUrl === undefined
      ? sessionDialect(await openEmbedded(options.dataDir))
      : postgresDialect(options.databaseUrl);
  const statements: Statement[] = [];
  const roundTrips = { count: 0 };
  const db = new Kysely<Database>({ dialect: recorded(dialect, statements, roundTrips) });
  await migrate(db);
  return {
    kind: options.databaseUrl === undefined ? "embedded" : "postgres",
    db,
    jobs: db,
    async ping() {},
    async makeIndexes() {},
    sessions,
    standby: undefined,
    copyTo: undefined,
    close: () => db.destroy(),
    statements,
    roundTrips,
  };
}

function recorded(dialect: Dialect, statements: Statement[], roundTrips: { count: number }): Dialect {
  let underWay = 0;
  const trip = async <T>(work: Promise<T>): Promise<T> => {
    if (underWay++ === 0) roundTrips.count++;
    try {
      return await work;
    } finally {
      underWay--;
    }
  };
  const inner = new Map<DatabaseConnection, DatabaseConnection>();
  const note = (sql: string) => statements.push({ sql, parameters: [], number: undefined });
  const wrap = (connection: DatabaseConnection): DatabaseConnection => {
    const outer: DatabaseConnection = {
      async executeQuery<R>(query: CompiledQuery) {
        const statement: Statement = { sql: query.sql, parameters: query.parameters, number: undefined };
        statements.push(statement);
        const result = await trip(connection.executeQuery<R>(query));
        statement.number = getOrderNumber(result.rows);
        return result;
      },
      streamQuery: (...args) => connection.streamQuery(...args),
    };
    inner.set(outer, connection);
    return outer;
  };
  const getInner = (connection: DatabaseConnection) => inner.get(connection) as DatabaseConnection;
  return {
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver();
      return {
        init: () => driver.init(),
        acquireConnection: async () => wrap(await driver.acquireConnection()),
        beginTransaction(connection, settings) {
          note("begin");
          return trip(driver.beginTransaction(getInner(connection), settings));
        },
        commitTransaction(connection) {
          note("commit");
          return trip(driver.commitTransaction(getInner(connection)));
        },
        rollbackTransaction: (connection) => driver.rollbackTransaction(getInner(connection)),
        async releaseConnection(connection) {
          const innerConnection = getInner(connection);
          inner.delete(connection);
          await driver.releaseConnection(innerConnection);
        },
        destroy: () => driver.destroy(),
      } satisfies Driver;
    },
  };
}
