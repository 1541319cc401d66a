import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import type { Connection } from "./Connection.ts";

export interface SessionResult {
  rows: unknown[];
  affected: number | undefined;
}

/** A PostgreSQL session: statements run one after another, and a transaction has it alone. */
export interface DatabaseSession {
  /**
   * Called when the session is acquired: opens it again after a crash. While it is held it stays crashed, or half a
   * transaction would be kept.
   */
  open(): Promise<void>;
  query(sql: string, parameters: readonly unknown[]): Promise<SessionResult>;
  /** Copies all stored data into a folder. */
  copyTo(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** Kysely over one session, in PostgreSQL's dialect: a pool of one, whose callers wait in the order they came. */
export function sessionDialect(session: DatabaseSession): Connection {
  const waiting: (() => void)[] = [];
  let held = false;

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) held = false;
    else next();
  }

  async function acquire(): Promise<void> {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    held = true;
    try {
      await session.open();
    } catch (error) {
      release();
      throw error;
    }
  }

  async function query(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { rows, affected = 0 } = await session.query(sql, parameters);
    // Kysely counts rows of commands that write; for all others the session reports none.
    return { command: "UPDATE", rowCount: affected, rows };
  }

  const pool = {
    options: {},
    async connect() {
      await acquire();
      // A client of its own each time: Kysely uses none again whose rollback failed.
      return { query, release } as PostgresPoolClient;
    },
    end: () => session.close(),
  };
  return {
    dialect: new PostgresDialect({ pool }),
    sessions: () => ({ busy: Number(held), idle: Number(!held), waited_for: waiting.length }),
    // Held meanwhile, so that no transaction is half done in the copy.
    async copyTo(directory) {
      await acquire();
      try {
        await session.copyTo(directory);
      } finally {
        release();
      }
    },
  };
}
