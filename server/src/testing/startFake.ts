import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** Someone else's service on a port of its own. */
export interface Fake {
  url: string;
  /** Calls its test controls, `/fake/…`. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Starts the fake of a third party in a thread, reached over HTTP as the service is. It is no part of the server, so it
 * is started by its module name and never imported. `account`: the credentials that its callers need, its own by
 * default.
 */
export async function startFake(name: string, account?: object): Promise<Fake> {
  const file = createRequire(import.meta.url).resolve("@velours/mocks/fakes");
  const worker = new Worker(pathToFileURL(file), { workerData: { name, port: 0, account } });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async control(path, body) {
      const response = await fetch(`${url}/fake/${path}`, {
        method: body === undefined ? "GET" : "POST",
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
      });
      return (await response.json()) as never;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
