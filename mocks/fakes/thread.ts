import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { buildFake } from "./buildFake.ts";

// Started as a worker by tests: tells `{ ready: true, port }`, and ends on the message 'close'.
const { name, account, port = 0 } = workerData as { name: string; account?: object; port?: number };
const app = await buildFake(name, account);
parentPort?.on("message", async (message: unknown) => {
  if (message !== "close") return;
  await app.close();
  parentPort?.close();
});
await app.listen({ port, host: "127.0.0.1" });
parentPort?.postMessage({ ready: true, port: (app.server.address() as AddressInfo).port });
