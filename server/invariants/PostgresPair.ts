import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { appendFile, chown, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "./freePort.ts";

const run = promisify(execFile);

/** The folder of PostgreSQL's server programs, of its newest version; undefined when it is not installed. */
export const postgresPrograms = globSync("/usr/lib/postgresql/*/bin/postgres").map(dirname).sort().at(-1);

/** PostgreSQL refuses to run as root. */
const account =
  process.getuid?.() === 0 && postgresPrograms !== undefined
    ? {
        uid: Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })),
        gid: Number(execFileSync("id", ["-g", "postgres"], { encoding: "utf8" })),
      }
    : {};

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
    // The tests' own folder for temporary files is closed to other accounts.
    const directory = await mkdtemp("/tmp/velours-pair-");
    if (account.uid !== undefined) await chown(directory, account.uid, account.gid);
    const [first, second] = [await freePort(), await freePort()];
    const data = join(directory, "0");
    await program("initdb", ["--pgdata", data, "--auth=trust", "--username=postgres", "--no-sync"]);
    await appendFile(join(data, "postgresql.conf"), settings);
    const primary = { directory: data, port: first, pid: await startServer(data, first) };
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
    return `postgres://postgres@127.0.0.1:${this.#standby.port}/postgres`;
  }

  /** Kills every process of the primary at once, as a machine that loses its power does. */
  killPrimary(): void {
    kill(this.#primary.pid);
  }

  /** Ends the standby; the primary's commits wait from now on. */
  killStandby(): void {
    kill(this.#standby.pid);
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
    const source = `postgres://postgres@127.0.0.1:${this.#primary.port}/postgres`;
    await program("pg_basebackup", [
      `--pgdata=${directory}`,
      `--dbname=${source}`,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ]);
    this.#standby = { directory, port, pid: await startServer(directory, port) };
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
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${this.#primary.port}/postgres`);
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

async function program(name: string, args: string[]): Promise<void> {
  await run(join(postgresPrograms ?? "", name), args, { ...account, cwd: "/" });
}

async function startServer(directory: string, port: number): Promise<number> {
  const child = spawn(join(postgresPrograms ?? "", "postgres"), ["-D", directory, "-p", String(port)], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  await vi.waitFor(
    async () => {
      const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.end();
    },
    { timeout: 60_000, interval: 50 },
  );
  return child.pid as number;
}

/** Kills a server's processes, each of which is a session of its own, before any can tell another. */
function kill(pid: number): void {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (pid === 0 || !existsSync(children)) return;
  const pids = readFileSync(children, "utf8").trim().split(" ").map(Number);
  for (const each of [pid, ...pids]) {
    try {
      process.kill(each, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
