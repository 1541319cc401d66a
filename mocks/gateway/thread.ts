import { workerData } from "node:worker_threads";
import { listenInThread } from "../standIn/listenInThread.ts";
import { buildGateway } from "./app.ts";

// Started as a worker by a shop in sandbox mode.
const { allowedOrigins } = workerData as { allowedOrigins?: string[] };
await listenInThread(buildGateway({ allowedOrigins, delay: Number(process.env.SANDBOX_DELAY ?? 200) }));
