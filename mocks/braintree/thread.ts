import { workerData } from "node:worker_threads";
import { listenInThread } from "../standIn/listenInThread.ts";
import { buildCardGateway, type GatewayAccount } from "./app.ts";

// Started as a worker by tests.
const { account } = workerData as { account: GatewayAccount };
await listenInThread(buildCardGateway(account));
