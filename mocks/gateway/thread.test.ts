import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

it("tells its port, answers there, and ends on 'close'", async () => {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: { port: 0, host: "127.0.0.1" },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const [{ ready, port }] = await once(worker, "message");
  expect(ready).toBe(true);
  const script = await fetch(`http://127.0.0.1:${port}/hosted-fields/v1/client.js`);
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  worker.postMessage("close");
  const [code] = await once(worker, "exit");
  expect(code).toBe(0);
});
