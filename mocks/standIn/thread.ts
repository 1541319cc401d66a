import { workerData } from "node:worker_threads";
import { buildStandIn } from "./build.ts";
import { listenInThread } from "./listenInThread.ts";

// Started as a worker by tests.
const { name, account } = workerData as { name: string; account?: object };
await listenInThread(await buildStandIn(name, account));
