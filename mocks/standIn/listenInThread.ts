import { parentPort, workerData } from "node:worker_threads";
import type { FastifyInstance } from "fastify";

/** Serves a stand-in from the worker this runs in: tells `{ ready: true, port }`, and ends on the message 'close'. */
export async function listenInThread(app: FastifyInstance): Promise<void> {
  const { port = 0, host = "127.0.0.1" } = workerData as { port?: number; host?: string };
  parentPort?.on("message", async (message: unknown) => {
    if (message !== "close") return;
    await app.close();
    parentPort?.close();
  });
  await app.listen({ port, host });
  const address = app.server.address();
  parentPort?.postMessage({
    ready: true,
    port: typeof address === "object" && address ? address.port : port,
  });
}
