import pg from "pg";
import { readDatabaseServers } from "../config/databaseServers.ts";
import { StartError } from "../config/StartError.ts";
import { connectionFailure } from "../store/postgres.ts";

/** A connection with the server that takes writes, and its address by itself. */
export interface PrimaryConnection {
  client: pg.Client;
  serverUrl: string;
}

/**
 * Connects to the server that takes writes. Throws what the last server failed with,
 * and a StartError where a pooler stands in front of it.
 */
export async function connectToPrimary(databaseUrl: string): Promise<PrimaryConnection> {
  let problem: Error & { code?: string } = new Error(`${databaseUrl} names no server`);
  for (const serverUrl of readDatabaseServers(databaseUrl)) {
    const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 });
    // It is idle while pg_dump works. When it breaks then, the next statement fails, and not the process.
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        "select pg_is_in_recovery() as standby, pg_backend_pid() as session",
      );
      if (!rows[0].standby && rows[0].session === getSession(client)) return { client, serverUrl };
      await client.end();
      problem = rows[0].standby
        ? new Error("the server is a standby")
        : new StartError(
            "DATABASE_URL names a connection pooler. pg_dump and pg_restore would switch off the time limits of the " +
              "sessions that it shares with the shop: name PostgreSQL itself.",
          );
    } catch (error) {
      problem = error as Error;
    }
  }
  // Errors of pg itself have none.
  problem.code ??= connectionFailure;
  throw problem;
}

/**
 * Session id from the start of the connection: with PostgreSQL its process, with a pooler a number of its
 * own.
 */
const getSession = (client: pg.Client) => (client as pg.Client & { processID: number }).processID;
