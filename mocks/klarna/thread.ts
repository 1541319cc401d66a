import { parentPort, workerData } from "node:worker_threads";
import { type BnplAccount, buildBnpl } from "./app.ts";

// Started as a worker by tests: answers { port }, ends on the message 'close'.
const { port = 0, account } = workerData as { port?: number; account: BnplAccount };
const app = buildBnpl(account);

parentPort?.on("message", async (message: unknown) => {
  if (message !== "close") return;
  await app.close();
  parentPort?.close();
});
await app.listen({ port, host: "127.0.0.1" });
const address = app.server.address();
parentPort?.postMessage({ port: typeof address === "object" && address ? address.port : port });
