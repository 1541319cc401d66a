import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Connection, SessionCounts } from "./Connection.ts";

export interface SessionResult {
  rows: unknown[];
  affected: number | undefined;
}

/** A PostgreSQL session: statements run one after another, and a transaction has it alone. */
export interface DatabaseSession {
  /**
   * Called when the mutex is acquired: opens the session again after a crash. While it is held the session stays
   * crashed, or half a transaction would be kept.
   */
  open(): Promise<void>;
  query(sql: string, parameters: readonly unknown[]): Promise<SessionResult>;
  /** Copies all stored data into a folder. */
  copyTo(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** A first-in, first-out mutex: `acquire` waits, `release` lets the next in. */
class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (!this.#held) this.#held = true;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  sessions(): SessionCounts {
    return { busy: Number(this.#held), idle: Number(!this.#held), waited_for: this.#waiting.length };
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}

class SessionDriver implements Driver {
  readonly #session: DatabaseSession;
  readonly #mutex: Mutex;
  readonly #connection: DatabaseConnection;

  constructor(session: DatabaseSession, mutex: Mutex) {
    this.#session = session;
    this.#mutex = mutex;
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, affected } = await session.query(sql, parameters);
        return {
          rows: rows as R[],
          numAffectedRows: affected === undefined ? undefined : BigInt(affected),
        };
      },
      // biome-ignore lint/correctness/useYield: the embedded session has no cursors.
      async *streamQuery() {
        throw new Error("The embedded store does not stream; read in pages.");
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    try {
      await this.#session.open();
    } catch (error) {
      this.#mutex.release();
      throw error;
    }
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#session.close();
  }
}

/** Kysely over one session, PostgreSQL's dialect. */
export function sessionDialect(session: DatabaseSession): Connection {
  const mutex = new Mutex();
  const dialect: Dialect = {
    createDriver: () => new SessionDriver(session, mutex),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
  // Under the mutex, so that no transaction is half done in the copy.
  const copyTo = async (directory: string) => {
    await mutex.acquire();
    try {
      await session.open();
      await session.copyTo(directory);
    } finally {
      mutex.release();
    }
  };
  return { dialect, sessions: () => mutex.sessions(), copyTo };
}
