import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { chown, mkdtemp } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { vi } from "vitest";

const run = promisify(execFile);

/** The folder of PostgreSQL's server programs, of its newest version; undefined when it is not installed. */
export const postgresPrograms = globSync("/usr/lib/postgresql/*/bin/postgres").map(dirname).sort().at(-1);

/** Runs a program as the account that owns the servers: PostgreSQL refuses to run as root. */
export const postgresAccount: { uid?: number; gid?: number } =
  process.getuid?.() === 0 && postgresPrograms !== undefined
    ? {
        uid: Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })),
        gid: Number(execFileSync("id", ["-g", "postgres"], { encoding: "utf8" })),
      }
    : {};

/** A folder for servers' data. The tests' own folder for temporary files is closed to other accounts. */
export async function createServerFolder(name: string): Promise<string> {
  const folder = await mkdtemp(`/tmp/velours-${name}-`);
  const { uid, gid } = postgresAccount;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Runs one of PostgreSQL's programs, or another one by its path, as the servers' account and to its end. */
export async function runAsPostgres(program: string, args: readonly string[]): Promise<void> {
  await run(resolve(postgresPrograms ?? "", program), args, { ...postgresAccount, cwd: "/" });
}

export const postgresUrl = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Starts a server, waits until it takes sessions, and returns its process id. */
export async function startPostgres(directory: string, port: number): Promise<number> {
  const child = spawn(join(postgresPrograms ?? "", "postgres"), ["-D", directory, "-p", String(port)], {
    ...postgresAccount,
    cwd: "/",
    stdio: "ignore",
  });
  await vi.waitFor(
    async () => {
      const client = new pg.Client(postgresUrl(port));
      await client.connect();
      await client.end();
    },
    { timeout: 60_000, interval: 50 },
  );
  return child.pid as number;
}

/** Kills a server's processes, each of which is a session of its own, before any can tell another. */
export function killPostgres(pid: number): void {
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
