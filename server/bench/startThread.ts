import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Job, Measured, Ready } from "./jobs.ts";

/** A thread at work: a server with an origin, or a job that runs on request. */
export interface Thread {
  /** Empty for what does not serve. */
  origin: string;
  /** Statements of one request; 0 for servers. */
  statements: number;
  /** How often one request waits for the database; 0 for servers. */
  roundTrips: number;
  /** Statements of the jobs that one request leaves behind; 0 for servers. */
  jobStatements: number;
  run(seconds: number): Promise<Measured>;
  /** Microseconds of processor time it has used. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startThread(job: Job): Promise<Thread> {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: job });
  const receive = async <T>() => (await once(worker, "message"))[0] as T;
  const ready = await receive<Ready>();
  return {
    origin: "origin" in ready ? ready.origin : "",
    statements: "statements" in ready ? ready.statements : 0,
    roundTrips: "roundTrips" in ready ? ready.roundTrips : 0,
    jobStatements: "jobStatements" in ready ? ready.jobStatements : 0,
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
