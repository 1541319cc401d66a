import { Worker } from "node:worker_threads";
import type { Config } from "./config.ts";

// By name, not by import: it is a third party's twin and no part of the server.
const gatewayModule = "@velours/mocks/gateway";

/** A gateway at work: the port it was given (port 0 asks for a free one), and how to end it. */
interface RunningGateway {
  port: number;
  stop(): Promise<void>;
}

/** Starts the sandbox card gateway in a thread, on its own port. */
export async function startGateway({ gatewayPort, host, port }: Config): Promise<RunningGateway> {
  const worker = new Worker(new URL(import.meta.resolve(gatewayModule)), {
    workerData: { port: gatewayPort, host, allowedOrigins: originsOf(host, port) },
  });
  const ready = await new Promise<{ port: number }>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  const stop = async () => {
    worker.postMessage("close");
    await Promise.race([
      new Promise((resolve) => worker.once("exit", resolve)),
      new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
    ]);
    await worker.terminate();
  };
  return { port: ready.port, stop };
}

/** Where the shop's pages are; undefined when it listens on every address or a free port, and cannot know. */
function originsOf(host: string, port: number): string[] | undefined {
  if (host === "0.0.0.0" || host === "::" || port === 0) return undefined;
  const names = [
    "localhost",
    "127.0.0.1",
    "boutique.localhost",
    "outlet.localhost",
    "closet.localhost",
    host,
  ];
  return [...new Set(names)].map((name) => `http://${name}:${port}`);
}
