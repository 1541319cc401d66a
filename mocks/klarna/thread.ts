import { workerData } from "node:worker_threads";
import { listenInThread } from "../standIn/listenInThread.ts";
import { type BnplAccount, buildBnpl } from "./app.ts";

// Started as a worker by tests.
const { account } = workerData as { account: BnplAccount };
await listenInThread(buildBnpl(account));
