import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "./freePort.ts";
import {
  createServerFolder,
  killPostgres,
  postgresUrl,
  runAsPostgres,
  startPostgres,
} from "./postgresServer.ts";

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 32MB
wal_keep_size = 256MB
`;

interface Server {
  directory: string;
  port: number;
  pid: number;
}

/**
 * Two PostgreSQL servers: a primary, whose commits wait until the standby has written them to disk, and that standby.
 * https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
export class PostgresPair {
  readonly #directory: string;
  #primary: Server;
  #standby: Server;
  #generation = 0;

  private constructor(directory: string, primary: Server, standby: Server) {
    this.#directory = directory;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<PostgresPair> {
    const directory = await createServerFolder("pair");
    const [first, second] = [await freePort(), await freePort()];
    const data = join(directory, "0");
    await runAsPostgres("initdb", ["--pgdata", data, "--auth=trust", "--username=postgres", "--no-sync"]);
    await appendFile(join(data, "postgresql.conf"), settings);
    const primary = { directory: data, port: first, pid: await startPostgres(data, first) };
    const pair = new PostgresPair(directory, primary, { directory: "", port: second, pid: 0 });
    await pair.rejoin();
    return pair;
  }

  /** Of both servers, always in the same order. */
  get ports(): number[] {
    return [this.#primary.port, this.#standby.port].sort((a, b) => a - b);
  }

  /** Both servers. */
  get url(): string {
    return `postgres://postgres@${this.ports.map((port) => `127.0.0.1:${port}`).join(",")}/postgres`;
  }

  /** The standby alone. */
  get standbyUrl(): string {
    return postgresUrl(this.#standby.port);
  }

  /** Kills every process of the primary at once, as a machine that loses its power does. */
  killPrimary(): void {
    killPostgres(this.#primary.pid);
  }

  /** Ends the standby; the primary's commits wait from now on. */
  killStandby(): void {
    killPostgres(this.#standby.pid);
  }

  /** Makes the standby the primary. There is no standby until `rejoin`, so its commits wait for none. */
  async promote(): Promise<void> {
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    await this.#query("select pg_promote(true, 60)");
    await this.#setSynchronous("");
  }

  /** Builds the standby anew from the primary, and waits until commits wait for it. */
  async rejoin(): Promise<void> {
    const { port } = this.#standby;
    if (this.#standby.directory !== "") await rm(this.#standby.directory, { recursive: true, force: true });
    const directory = join(this.#directory, String(++this.#generation));
    const source = postgresUrl(this.#primary.port);
    await runAsPostgres("pg_basebackup", [
      `--pgdata=${directory}`,
      `--dbname=${source}`,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ]);
    this.#standby = { directory, port, pid: await startPostgres(directory, port) };
    await this.#setSynchronous("*");
    await vi.waitFor(
      async () => {
        const rows = await this.#query("select from pg_stat_replication where sync_state = 'sync'");
        if (rows.length === 0) throw new Error("the standby does not follow yet");
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  async stop(): Promise<void> {
    this.killPrimary();
    this.killStandby();
    await rm(this.#directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  async #setSynchronous(names: string): Promise<void> {
    await this.#query(`alter system set synchronous_standby_names = '${names}'`);
    await this.#query("select pg_reload_conf()");
  }

  async #query(text: string): Promise<unknown[]> {
    const client = new pg.Client(postgresUrl(this.#primary.port));
    await client.connect();
    try {
      // An ALTER SYSTEM must not wait for the standby that it is about.
      await client.query("set synchronous_commit = local");
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}
