import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./freePort.ts";

const program = "/usr/sbin/pgbouncer";

export const isPgBouncerInstalled = existsSync(program);

/** Sessions with PostgreSQL for each database; fewer than a shop's pool has, so that its statements share them. */
const poolSize = 8;

/** PgBouncer in transaction mode, in front of every database of a PostgreSQL server. */
export class PgBouncer {
  readonly #child: ChildProcess;
  readonly #directory: string;
  /** `host:port` */
  readonly address: string;

  private constructor(child: ChildProcess, directory: string, address: string) {
    this.#child = child;
    this.#directory = directory;
    this.address = address;
  }

  /** Throws when Debian's package is not installed, or when it does not start. */
  static async start(databaseUrl: string): Promise<PgBouncer> {
    if (!isPgBouncerInstalled) throw new Error(`There is no ${program}: install the package pgbouncer.`);
    const { hostname, port: databasePort, username } = new URL(databaseUrl);
    const directory = await mkdtemp(join(tmpdir(), "velours-pgbouncer-"));
    const port = await freePort();
    const file = join(directory, "pgbouncer.ini");
    await writeFile(join(directory, "users.txt"), `"${username}" ""\n`);
    await writeFile(
      file,
      `
[databases]
* = host=${hostname} port=${databasePort || 5432} connect_query='set statement_timeout = 7200; set lock_timeout = 4800; set idle_in_transaction_session_timeout = 7200'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(directory, "users.txt")}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
server_idle_timeout = 5
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
    );
    await chmod(directory, 0o755);
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    const child = spawn(program, ["-q", ...account, file], { stdio: ["ignore", "ignore", "inherit"] });
    const pooler = new PgBouncer(child, directory, `127.0.0.1:${port}`);
    await untilOpen(port, child);
    return pooler;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await exit;
    await rm(this.#directory, { recursive: true });
  }
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(20);
  }
  throw new Error("PgBouncer did not start.");
}
