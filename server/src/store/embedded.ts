import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { StartError } from "../StartError.ts";
import { lockDirectory } from "./directoryLock.ts";
import type { WorkerReply, WorkerRequest } from "./embeddedWorker.ts";
import type { Session, SessionResult } from "./sessionDialect.ts";

/** An error of PostgreSQL as it comes out of the worker; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: { message: string; code?: string; constraint?: string }) {
    super(fields.message);
    this.name = "DatabaseError";
    this.code = fields.code;
    this.constraint = fields.constraint;
  }
}

const checkpointEvery = 60_000;

/**
 * PGlite in a worker thread on `directory`: in the main thread its queue would starve the event loop.
 * Resolves when the database answers; the directory is this process's alone until `close`.
 */
export async function openEmbedded(directory: string): Promise<Session> {
  const lock = lockDirectory(directory);
  const worker = new Worker(new URL("./embeddedWorker.ts", import.meta.url), {
    workerData: { directory: join(directory, "pgdata"), checkpointEvery },
  });
  const waiting = new Map<
    number,
    { resolve: (result: SessionResult) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  let gone: Error | undefined;

  function send(request: (id: number) => WorkerRequest): Promise<SessionResult> {
    if (gone !== undefined) return Promise.reject(gone);
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage(request(id));
    });
  }

  const ready = new Promise<void>((resolve, reject) => {
    worker.on("message", (reply: WorkerReply) => {
      if (reply.id === 0) return resolve();
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) caller?.reject(new DatabaseError(reply.error));
      else caller?.resolve({ rows: reply.rows, affected: reply.affected });
    });
    worker.on("error", (error: Error) => {
      gone = error;
      for (const caller of waiting.values()) caller.reject(error);
      waiting.clear();
      reject(error);
    });
  });

  try {
    await ready;
  } catch (error) {
    lock.release();
    throw new StartError(
      `The embedded store in ${resolve(directory)} cannot be opened: ${(error as Error).message}. ` +
        "It may be damaged or belong to another user: put a backup in its place, or choose another directory with DATA_DIR.",
      { cause: error },
    );
  }
  return {
    query: (sql, parameters) => send((id) => ({ id, sql, parameters })),
    async close() {
      await send((id) => ({ id, close: true })).finally(() => worker.terminate());
      lock.release();
    },
  };
}
