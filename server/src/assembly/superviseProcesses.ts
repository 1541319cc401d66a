import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../platform/config/config.ts";
import { serveMetrics } from "../platform/http/serveMetrics.ts";
import { startGateway } from "./startGateway.ts";

/** So that a process that ends at once does not keep the machine busy. */
const restartMilliseconds = 1_000;

/** Sent by a process to its supervisor once it answers requests. */
interface Opened {
  port: number;
}

/** Processes of the shop behind one port. */
export interface Supervisor {
  port: number;
  /** Replaces each process by a new one, which reads the code anew, before the old one stops: no request is refused. */
  restart(): Promise<void>;
  /** Resolves when each process has answered what it was asked. */
  stop(): Promise<void>;
}

/**
 * Runs the shop in `config.processes` processes, each with connections to PostgreSQL of its own, and starts another
 * when one ends. Ends this process when the first cannot start; that one has said why.
 */
export async function superviseProcesses(config: Config): Promise<Supervisor> {
  // A single sandbox gateway serves all processes: it alone knows the tokens it gave to browsers.
  const gateway = config.paymentProvider === "sandbox" ? await startGateway(config) : undefined;
  const env = gateway === undefined ? {} : { GATEWAY_PORT: String(gateway.port) };
  const open = new Set<Worker>();
  let stopping = false;
  let restarting = Promise.resolve();

  async function start(): Promise<number> {
    if (stopping) throw new Error("The shop stops.");
    const worker = cluster.fork(env);
    const port = await new Promise<number>((resolve, reject) => {
      worker.on("message", (message: Partial<Opened>) => message.port !== undefined && resolve(message.port));
      worker.once("exit", () => reject(new Error("A process of the shop did not start.")));
    });
    open.add(worker);
    worker.once("exit", (code, signal) => {
      if (!open.delete(worker) || stopping) return;
      console.error(`A process of the shop ended (${signal ?? code}); another starts.`);
      keepStarting();
    });
    return port;
  }

  async function keepStarting(): Promise<void> {
    while (!stopping) {
      await sleep(restartMilliseconds);
      try {
        await start();
        return;
      } catch {
        // It has said why, and the next may find the database back.
      }
    }
  }

  async function stop(worker: Worker): Promise<void> {
    open.delete(worker);
    const exit = once(worker, "exit");
    worker.process.kill("SIGTERM");
    await exit;
  }

  async function replaceAll(): Promise<void> {
    for (const old of [...open]) {
      try {
        await start();
      } catch {
        if (!stopping) console.error("The new process did not start; the others continue.");
        return;
      }
      // It may have ended by itself in the meantime.
      if (open.has(old)) await stop(old);
    }
  }

  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await serveMetrics(
          (await import("../platform/telemetry/clusterMetrics.ts")).clusterMetrics(),
          config,
        );
  // The first brings the store to its newest form.
  const port = await start().catch(() => process.exit(1));
  await Promise.all(Array.from({ length: config.processes - 1 }, () => start().catch(keepStarting)));
  return {
    port,
    restart: () => (restarting = restarting.then(replaceAll)),
    async stop() {
      stopping = true;
      // Workers that are still starting are stopped, too.
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stop(worker)));
      metrics?.stop();
      await gateway?.close();
    },
  };
}
