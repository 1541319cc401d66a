import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "./freePort.ts";
import {
  createServerFolder,
  killPostgres,
  postgresAccount,
  postgresPrograms,
  postgresUrl,
} from "./postgresServer.ts";

const patroniProgram = "/usr/bin/patroni";
const etcdProgram = "/usr/bin/etcd";

/** Debian's packages patroni, etcd-server and postgresql. */
export const isPatroniInstalled =
  existsSync(patroniProgram) && existsSync(etcdProgram) && postgresPrograms !== undefined;

/**
 * Seconds until Patroni takes a silent leader for lost, and between two looks at the cluster; the least that it documents.
 * https://patroni.readthedocs.io/en/latest/dynamic_configuration.html
 */
const timing = { ttl: 20, loop_wait: 1, retry_timeout: 3 };

interface Member {
  name: string;
  port: number;
  restPort: number;
  /** The running Patroni. */
  patroni: ChildProcess | undefined;
}

export interface PatroniOptions {
  /** PostgreSQL servers, each with a Patroni; 2 by default. */
  members?: number;
  /** Commits wait for a standby even while there is none; false by default. */
  strict?: boolean;
}

/** PostgreSQL servers under Patroni, which promotes a synchronous standby by itself, with one etcd. */
export class PatroniCluster {
  readonly #directory: string;
  readonly #etcd: ChildProcess;
  readonly #members: readonly Member[];

  private constructor(directory: string, etcd: ChildProcess, members: readonly Member[]) {
    this.#directory = directory;
    this.#etcd = etcd;
    this.#members = members;
  }

  static async start({ members: count = 2, strict = false }: PatroniOptions = {}): Promise<PatroniCluster> {
    const directory = await createServerFolder("patroni");
    const etcdPort = await freePort();
    const etcd = await startEtcd(directory, etcdPort);
    const members: Member[] = [];
    for (let nth = 0; nth < count; nth++) {
      const member = {
        name: `member${nth}`,
        port: await freePort(),
        restPort: await freePort(),
        patroni: undefined,
      };
      await writeFile(
        join(directory, `${member.name}.yml`),
        JSON.stringify(settings(directory, member, etcdPort, strict)),
      );
      members.push(member);
    }
    const cluster = new PatroniCluster(directory, etcd, members);
    try {
      for (const member of members) await cluster.#startPatroni(member);
      await cluster.#untilSynchronous();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** All servers. */
  get url(): string {
    return `postgres://postgres@${this.#members.map(({ port }) => `127.0.0.1:${port}`).join(",")}/postgres`;
  }

  /** Of all servers, and of their Patronis in the same order. */
  get ports(): { postgres: number[]; rest: number[] } {
    return {
      postgres: this.#members.map(({ port }) => port),
      rest: this.#members.map(({ restPort }) => restPort),
    };
  }

  /** Kills the leader's Patroni and all of its PostgreSQL, as a machine that loses its power does; returns its name. */
  async killLeader(): Promise<string> {
    const leader = await this.#leader();
    const pid = this.#postmaster(leader);
    await this.#killPatroni(leader);
    killPostgres(pid);
    return leader.name;
  }

  /** Kills the leader's Patroni only: its PostgreSQL stays a primary that no program watches. Returns its name. */
  async killPatroniOfLeader(): Promise<string> {
    const leader = await this.#leader();
    await this.#killPatroni(leader);
    return leader.name;
  }

  /** Waits until a server other than this one takes writes. */
  async untilPromoted(lost: string): Promise<void> {
    const others = this.#members.filter(({ name }) => name !== lost);
    await vi.waitFor(
      async () => {
        const primaries = await Promise.all(others.map(isPrimary));
        if (!primaries.includes(true)) throw new Error("no standby is promoted yet");
      },
      { timeout: 120_000, interval: 50 },
    );
  }

  /** Starts a killed member's Patroni again, and waits until commits wait for a standby. */
  async rejoin(name: string): Promise<void> {
    const member = this.#members.find((each) => each.name === name);
    if (member !== undefined) await this.#startPatroni(member);
    await this.#untilSynchronous();
  }

  /** How often a member was rewound: its own writes undone, and those of the new leader copied. */
  async countRewinds(name: string): Promise<number> {
    const log = await readFile(this.#logFile(name), "utf8");
    return log.split("\n").filter((line) => line.includes("pg_rewind exit code=0")).length;
  }

  async stop(): Promise<void> {
    for (const member of this.#members) {
      const pid = this.#postmaster(member);
      await this.#killPatroni(member);
      killPostgres(pid);
    }
    await end(this.#etcd);
    await rm(this.#directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  #logFile(name: string): string {
    return join(this.#directory, `${name}.log`);
  }

  async #startPatroni(member: Member): Promise<void> {
    const log = await open(this.#logFile(member.name), "a");
    member.patroni = spawn(patroniProgram, [join(this.#directory, `${member.name}.yml`)], {
      ...postgresAccount,
      cwd: this.#directory,
      env: { PATH: process.env.PATH, HOME: this.#directory, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", log.fd, log.fd],
    });
    await log.close();
  }

  async #killPatroni(member: Member): Promise<void> {
    if (member.patroni !== undefined) await end(member.patroni);
    member.patroni = undefined;
  }

  /** The process id of a member's PostgreSQL; 0 when it does not run. */
  #postmaster({ name }: Member): number {
    const folder = join(this.#directory, name);
    try {
      const pid = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
      // A killed server leaves its file, and another process may have the number since.
      return readlinkSync(`/proc/${pid}/cwd`) === folder ? pid : 0;
    } catch {
      return 0;
    }
  }

  async #leader(): Promise<Member> {
    for (const member of this.#members) if (await answersAs("leader", member)) return member;
    throw new Error("Patroni names no leader.");
  }

  /** Waits until every member runs, and the leader's commits wait for one of the others. */
  async #untilSynchronous(): Promise<void> {
    await vi.waitFor(
      async () => {
        const roles = await Promise.all(
          this.#members.map(async (member) => ({
            leader: await answersAs("leader", member),
            replica: await answersAs("replica", member),
            synchronous: await answersAs("synchronous", member),
          })),
        );
        const count = (role: "leader" | "replica" | "synchronous") =>
          roles.filter((each) => each[role]).length;
        const found = {
          leader: count("leader"),
          replica: count("replica"),
          synchronous: count("synchronous"),
        };
        if (found.leader !== 1 || found.replica !== this.#members.length - 1 || found.synchronous !== 1)
          throw new Error(`the cluster is not whole yet: ${JSON.stringify(found)}`);
      },
      { timeout: 120_000, interval: 100 },
    );
  }
}

const settings = (directory: string, member: Member, etcdPort: number, strict: boolean) => ({
  scope: "velours",
  name: member.name,
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  restapi: { listen: `127.0.0.1:${member.restPort}`, connect_address: `127.0.0.1:${member.restPort}` },
  bootstrap: {
    dcs: {
      ...timing,
      synchronous_mode: true,
      synchronous_mode_strict: strict,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          max_connections: 60,
          shared_buffers: "32MB",
          wal_keep_size: "256MB",
          // A standby that lost its primary looks for the new one this often, and commits wait for it; 5 s by default.
          wal_retrieve_retry_interval: "500ms",
        },
      },
    },
    initdb: ["no-sync", { auth: "trust" }, { encoding: "UTF8" }],
  },
  postgresql: {
    listen: `127.0.0.1:${member.port}`,
    connect_address: `127.0.0.1:${member.port}`,
    bin_dir: postgresPrograms,
    data_dir: join(directory, member.name),
    pgpass: join(directory, `${member.name}.pgpass`),
    authentication: { superuser: { username: "postgres" }, replication: { username: "postgres" } },
    parameters: { unix_socket_directories: directory },
    pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
  },
});

/** Patroni's answer for its server's role: https://patroni.readthedocs.io/en/latest/rest_api.html */
async function answersAs(role: "leader" | "replica" | "synchronous", { restPort }: Member): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${restPort}/${role}`, {
      signal: AbortSignal.timeout(2_000),
    });
    return ok;
  } catch {
    return false;
  }
}

async function isPrimary({ port }: Member): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgresUrl(port), connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query("select pg_is_in_recovery() as recovering")).rows[0].recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function startEtcd(directory: string, port: number): Promise<ChildProcess> {
  const peers = `http://127.0.0.1:${await freePort()}`;
  const clients = `http://127.0.0.1:${port}`;
  const etcd = spawn(
    etcdProgram,
    [
      ["--data-dir", join(directory, "etcd")],
      ["--listen-client-urls", clients],
      ["--advertise-client-urls", clients],
      ["--listen-peer-urls", peers],
      ["--initial-advertise-peer-urls", peers],
      ["--initial-cluster", `default=${peers}`],
    ].flat(),
    { ...postgresAccount, cwd: directory, stdio: "ignore" },
  );
  await vi.waitFor(
    async () => {
      if (etcd.exitCode !== null) throw new Error("etcd did not start");
      const response = await fetch(`${clients}/health`);
      if (!response.ok) throw new Error("etcd has no leader yet");
    },
    { timeout: 60_000, interval: 50 },
  );
  return etcd;
}

/** Kills a process and waits until it is gone. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
