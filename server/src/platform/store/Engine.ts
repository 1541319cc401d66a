import { Worker } from "node:worker_threads";
import type { WorkerInput, WorkerOpened, WorkerReply, WorkerRequest } from "./embeddedWorker.ts";
import type { SessionResult } from "./sessionDialect.ts";

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

/** SQLSTATE of a server that crashed. */
const crashed = "57P02";
/** Longer than a recovery takes; one that hangs is ended. */
const openMilliseconds = 120_000;

/** Compiled by the first database of this process: a second one opens in half the time. */
let program: WebAssembly.Module | undefined;

interface Caller {
  resolve(result: SessionResult): void;
  reject(error: Error): void;
}

/** PGlite at work in a thread of its own: in the main thread its queue would starve the event loop. */
export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Caller>();
  #last = 0;
  #broken: Error | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  private constructor(directory: string) {
    this.#worker = new Worker(new URL("./embeddedWorker.ts", import.meta.url), {
      workerData: { directory, program } satisfies WorkerInput,
    });
  }

  /** Resolves when the database in `directory` answers; after a crash it recovers first. */
  static async open(directory: string): Promise<Engine> {
    const engine = new Engine(directory);
    const worker = engine.#worker;
    let timer: NodeJS.Timeout | undefined;
    const opened = new Promise<WorkerOpened>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("it does not answer")), openMilliseconds);
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    try {
      program = (await opened).program;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    worker.on("message", (reply: WorkerReply) => engine.#take(reply));
    worker.on("error", (error) => engine.#break(error));
    return engine;
  }

  /** Why it answers nothing any more. */
  get crash(): Error | undefined {
    return this.#broken;
  }

  query(sql: string, parameters: readonly unknown[]): Promise<SessionResult> {
    return this.#send({ id: ++this.#last, sql, parameters });
  }

  /** Copies the database's folder in its state between two statements. */
  async copyTo(directory: string): Promise<void> {
    await this.#send({ id: ++this.#last, copyTo: directory });
  }

  async close(): Promise<void> {
    if (this.#broken === undefined) await this.#send({ id: ++this.#last, close: true }).catch(() => {});
    await this.#worker.terminate();
    await this.#ended;
  }

  #send(request: WorkerRequest): Promise<SessionResult> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  #take(reply: WorkerReply): void {
    const caller = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("error" in reply) {
      caller?.reject(new DatabaseError(reply.error));
      if (reply.broken) this.#break(new Error(reply.error.message));
    } else {
      caller?.resolve({ rows: reply.rows, affected: reply.affected });
    }
  }

  #break({ message }: Error): void {
    this.#broken ??= new DatabaseError({ message: `The embedded store crashed: ${message}`, code: crashed });
    for (const caller of this.#waiting.values()) caller.reject(this.#broken);
    this.#waiting.clear();
    // A crashed worker answers nothing, and still holds its lock.
    this.#ended = this.#worker.terminate();
  }
}
