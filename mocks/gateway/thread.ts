import { parentPort, workerData } from "node:worker_threads";
import { buildGateway } from "./app.ts";

// Started as a worker by a shop in sandbox mode: answers { ready: true, port }, ends on the message 'close'.
const { port, host, allowedOrigins } = workerData as {
  port: number;
  host: string;
  allowedOrigins?: string[];
};
const app = buildGateway({ allowedOrigins, delay: Number(process.env.SANDBOX_DELAY ?? 200) });

parentPort?.on("message", async (message: unknown) => {
  if (message !== "close") return;
  await app.close();
  parentPort?.close();
});
await app.listen({ port, host });
const address = app.server.address();
parentPort?.postMessage({ ready: true, port: typeof address === "object" && address ? address.port : port });
