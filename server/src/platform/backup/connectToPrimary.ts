import pg from "pg";
import { readDatabaseServers } from "../config/databaseServers.ts";

/** A connection with the server that takes writes, and its address by itself. Throws what the last server failed with. */
export async function connectToPrimary(
  databaseUrl: string,
): Promise<{ client: pg.Client; serverUrl: string }> {
  let problem = new Error(`${databaseUrl} names no server`);
  for (const serverUrl of readDatabaseServers(databaseUrl)) {
    const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      const { rows } = await client.query("select pg_is_in_recovery() as standby");
      if (!rows[0].standby) return { client, serverUrl };
      await client.end();
      problem = new Error("the server is a standby");
    } catch (error) {
      problem = error as Error;
    }
  }
  throw problem;
}
