import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./freePort.ts";

/** Debian's package; undefined when it is not installed. */
export const haProxyProgram = ["/usr/sbin/haproxy"].find((path) => existsSync(path));

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: string): string {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]).toString("hex");
}

const startup = message("", "\x00\x03\x00\x00user\x00postgres\x00database\x00postgres\x00\x00");
const isInRecovery = message("Q", "select pg_is_in_recovery()\x00");
/** A single column of a single letter: false. */
const primaryRow = message("D", "\x00\x01\x00\x00\x00\x01f");

/** How HAProxy finds the primary: it asks each server itself. */
const askServer = `
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup}
  tcp-check send-binary ${isInRecovery}
  tcp-check expect binary ${primaryRow}`;

/** How it finds Patroni's leader: it asks each Patroni. */
const askPatroni = `
  option httpchk GET /primary`;

/** An address in front of several PostgreSQL servers that leads to the primary. */
export class HaProxy {
  readonly #child: ChildProcess;
  readonly #directory: string;
  readonly port: number;

  private constructor(child: ChildProcess, directory: string, port: number) {
    this.#child = child;
    this.#directory = directory;
    this.port = port;
  }

  /** `restPorts` are those of the servers' Patronis, which are asked then. */
  static async start(ports: readonly number[], restPorts?: readonly number[]): Promise<HaProxy> {
    const directory = await mkdtemp(join(tmpdir(), "velours-haproxy-"));
    const port = await freePort();
    const file = join(directory, "haproxy.cfg");
    await writeFile(
      file,
      `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}${restPorts === undefined ? askServer : askPatroni}
  default-server inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
${ports.map((each, nth) => `  server server${each} 127.0.0.1:${each} check port ${restPorts?.[nth] ?? each}`).join("\n")}
`,
    );
    const child = spawn(haProxyProgram ?? "", ["-db", "-q", "-f", file], { stdio: "ignore" });
    const proxy = new HaProxy(child, directory, port);
    await proxy.#waitForPrimary(ports.length);
    return proxy;
  }

  /** It takes every server for the primary until it has asked each once, and leads to them in turn. */
  async #waitForPrimary(servers: number): Promise<void> {
    const deadline = performance.now() + 20_000;
    for (let primaries = 0; primaries < 2 * servers; ) {
      if (performance.now() > deadline) throw new Error("HAProxy found no primary.");
      primaries = (await this.#leadsToPrimary()) ? primaries + 1 : 0;
      if (primaries === 0) await sleep(100);
    }
  }

  async #leadsToPrimary(): Promise<boolean> {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${this.port}/postgres`);
    try {
      await client.connect();
      const { rows } = await client.query("select pg_is_in_recovery() as recovering");
      return rows[0].recovering === false;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await exit;
    await rm(this.#directory, { recursive: true });
  }
}
