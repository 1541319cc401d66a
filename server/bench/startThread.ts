import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Job, Measured, Ready } from "./jobs.ts";

/** A thread at work: a server with an origin, or a job that runs on request. Values that it does not report are empty or 0. */
export interface Thread extends Required<Ready> {
  run(seconds: number): Promise<Measured>;
  /** Microseconds of processor time it has used. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startThread(job: Job): Promise<Thread> {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: job });
  const receive = async <T>() => (await once(worker, "message"))[0] as T;
  const { origin = "", statements = 0, roundTrips = 0, jobStatements = 0 } = await receive<Ready>();
  return {
    origin,
    statements,
    roundTrips,
    jobStatements,
    run(seconds) {
      const measured = receive<Measured>();
      worker.postMessage({ seconds });
      return measured;
    },
    cpu() {
      const used = receive<number>();
      worker.postMessage({ cpu: true });
      return used;
    },
    async stop() {
      const ended = once(worker, "exit");
      worker.postMessage({ end: true });
      // A server's thread ends on this message; one that hangs is terminated.
      setTimeout(() => worker.terminate(), 5_000).unref();
      await ended;
    },
  };
}
