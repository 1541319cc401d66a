import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a database that can be cut or go silent, and be joined again. */
export interface FaultyProxy {
  url: string;
  /** Breaks every connection, and refuses new ones. */
  cut(): void;
  /** Forwards nothing, not even the end of a connection: existing connections stay silent for good. */
  blackhole(): void;
  /**
   * Goes silent when the first statement with this text commits: its transaction's COMMIT still arrives, or does not; a
   * statement outside a transaction is its own.
   */
  blackholeAtCommit(statement: string, commit: "arrives" | "is lost"): void;
  /** New connections speak again. */
  restore(): void;
  close(): Promise<void>;
}

interface Connection {
  near: Socket;
  far: Socket;
  silent: boolean;
  /** The statement whose COMMIT is trapped has passed. */
  marked: boolean;
  inTransaction: boolean;
}

const begin = "begin\0";
const commit = "commit\0";
/** The end of a statement with parameters: the message Sync of PostgreSQL's protocol. */
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/** Passes bytes on to the host of a `postgres://` URL. */
export async function openFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl);
  const connections = new Set<Connection>();
  const ignored = new Set<Socket>();
  let state: "open" | "cut" | "silent" = "open";
  let trap: { statement: string; commit: "arrives" | "is lost" } | undefined;

  function blackhole(): void {
    state = "silent";
    for (const connection of connections) connection.silent = true;
  }

  function forward(connection: Connection, bytes: Buffer): void {
    if (connection.silent) return;
    if (bytes.includes(begin)) connection.inTransaction = true;
    if (bytes.includes(commit)) connection.inTransaction = false;
    if (trap !== undefined) {
      connection.marked ||= bytes.includes(trap.statement);
      const commits = bytes.includes(commit) || (!connection.inTransaction && bytes.includes(sync));
      if (connection.marked && commits) {
        const lost = trap.commit === "is lost";
        trap = undefined;
        blackhole();
        if (lost) return;
      }
    }
    connection.far.write(bytes);
  }

  const server = createServer((near) => {
    near.on("error", () => {});
    if (state === "cut") return near.destroy();
    if (state === "silent") return void ignored.add(near);
    const far = connect(Number(target.port || 5432), target.hostname);
    far.on("error", () => {});
    const connection: Connection = { near, far, silent: false, marked: false, inTransaction: false };
    connections.add(connection);
    near.on("data", (bytes: Buffer) => forward(connection, bytes));
    far.on("data", (bytes: Buffer) => connection.silent || near.write(bytes));
    near.on("close", () => connection.silent || far.destroy());
    far.on("close", () => connection.silent || near.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  function cut(): void {
    state = "cut";
    for (const socket of ignored) socket.destroy();
    for (const { near, far } of connections) {
      near.destroy();
      far.destroy();
    }
  }

  return {
    url: url.href,
    cut,
    blackhole,
    blackholeAtCommit(statement, commit) {
      trap = { statement, commit };
    },
    restore() {
      state = "open";
    },
    async close() {
      cut();
      server.close();
    },
  };
}
