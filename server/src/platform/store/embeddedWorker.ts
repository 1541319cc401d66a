import { fsyncSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { closeTree, copyTree } from "./dataDirectory.ts";
import { EmbeddedStatements } from "./EmbeddedStatements.ts";

/**
 * Start data of the thread: the folder, and PostgreSQL's program where this process has compiled it before.
 */
export interface WorkerInput {
  directory: string;
  program: WebAssembly.Module | undefined;
}

/** The first message of the thread: the database is open. */
export interface WorkerOpened {
  program: WebAssembly.Module;
}

/** Messages of the main thread: a statement, a folder to copy the database to, or the end. */
export type WorkerRequest =
  | { id: number; sql: string; parameters: readonly unknown[] }
  | { id: number; copyTo: string }
  | { id: number; close: true };

/** A reply: rows, or the fields of PostgreSQL's error; `broken` when the database can answer nothing after it. */
export type WorkerReply =
  | { id: number; rows: unknown[]; affected: number | undefined }
  | {
      id: number;
      error: { message: string; code?: string; constraint?: string; detail?: string };
      broken: boolean;
    };

interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    node_ops: {
      mknod(parent: unknown, name: string, mode: number, device: number): unknown;
      setattr(node: unknown, attributes: { mode?: number }): void;
    };
  };
}

/** The mode of a file as its owner's alone: inside the WASM the process's umask is not known. */
const toPrivate = (mode: number) => mode & ~0o077;

/**
 * NodeFS whose fsync reaches the disk: the shipped one does nothing, and a power cut would lose committed orders. Its
 * files are for their owner alone.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[];
    preRun.push(({ NODEFS: { stream_ops: stream, node_ops: node } }) => {
      stream.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      const { mknod, setattr } = node;
      node.mknod = (parent, name, mode, device) => mknod(parent, name, toPrivate(mode), device);
      node.setattr = (changed, attributes) =>
        setattr(
          changed,
          attributes.mode === undefined ? attributes : { ...attributes, mode: toPrivate(attributes.mode) },
        );
    });
    return result;
  }
}

const settings = {
  fsync: "on",
  wal_sync_method: "fsync",
  max_wal_size: "64MB",
  // All of it is written with zeros at the start and stays in memory; what is not here comes from the system's cache.
  shared_buffers: "32MB",
};

const oid = { int8: 20, numeric: 1700, timestamptz: 1184 };

/** In this thread: the main one loads the server at the same time, and would begin late. */
function compileProgram(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  return WebAssembly.compile(readFileSync(resolve("@electric-sql/pglite/pglite.wasm")));
}

/** Opens the database in a folder; an empty one gets a new database. */
function open(directory: string, program: WebAssembly.Module): Promise<PGlite> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    pgliteWasmModule: program,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    parsers: {
      [oid.int8]: Number,
      [oid.numeric]: Number,
      [oid.timestamptz]: (text: string) => new Date(text).toISOString(),
    },
  });
}

/**
 * Copies the database in its state between two statements: nothing else runs in this thread meanwhile, and no other
 * process has the folder. After the checkpoint the copy needs no recovery.
 */
async function copyDatabase(target: string): Promise<void> {
  await database.exec("checkpoint");
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  copyTree(directory, target);
  closeTree(target);
}

function errorFields(error: unknown): {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
} {
  const { message, code, constraint, detail } = error as Record<string, string>;
  return { message: message ?? String(error), code, constraint, detail };
}

/** Errors of statements leave the database as it was; after a panic, or when the WASM itself failed, it hangs forever. */
function isFatal(error: unknown): boolean {
  const { severity, name } = error as { severity?: string; name?: string };
  return (
    severity === "PANIC" ||
    severity === "FATAL" ||
    error instanceof WebAssembly.RuntimeError ||
    name === "ExitStatus"
  );
}

const failed = (id: number, error: unknown): WorkerReply => ({
  id,
  error: errorFields(error),
  broken: isFatal(error),
});

const port = parentPort;
if (port === null) throw new Error("This module is a worker: start it with openEmbedded().");
const { directory, program = await compileProgram() } = workerData as WorkerInput;
const database = await open(directory, program);
const statements = new EmbeddedStatements(database);

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  try {
    if ("close" in request) {
      await database.close();
      return { id: request.id, rows: [], affected: undefined };
    }
    if ("copyTo" in request) {
      await copyDatabase(request.copyTo);
      return { id: request.id, rows: [], affected: undefined };
    }
    return { id: request.id, ...(await statements.run(request.sql, request.parameters)) };
  } catch (error) {
    return failed(request.id, error);
  }
}

port.on("message", async (request: WorkerRequest) => port.postMessage(await reply(request)));
port.postMessage({ program } satisfies WorkerOpened);
