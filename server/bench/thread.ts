// A thread of the bench. Started by startThread; answers when it is ready.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import fastify from "fastify";
import type { Build } from "../src/platform/pages/servePages.ts";
import type { Store, StoreOptions } from "../src/platform/store/store.ts";
import type { Job, Measured, Ready, StoreKind } from "./jobs.ts";
import { headers } from "./measure.ts";
import type { Statement } from "./recording.ts";

const webBuild = join(import.meta.dirname, "../../web/dist");
const callers = 50;
/** Requests that are recorded, each of another product. */
const recordings = 100;

const job = workerData as Job;
const onEnd: (() => Promise<unknown>)[] = [];

parentPort?.on("message", async (message: { end: true } | { cpu: true }) => {
  if ("cpu" in message) {
    const { user, system } = process.threadCpuUsage();
    return parentPort?.postMessage(user + system);
  }
  if (!("end" in message)) return;
  for (const end of onEnd) await end();
  parentPort?.close();
});
parentPort?.postMessage(await begin());

async function begin(): Promise<Ready> {
  switch (job.kind) {
    case "bare":
      return { origin: await serveBare(Buffer.from(job.bytes), job.headers) };
    case "shop": {
      if (job.without !== undefined) (await import("./caches.ts")).doWithout(job.without);
      const app = await openApp(job.store, job.count, job.pages ?? false);
      return { origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
    }
    case "filledShop": {
      const app = await openFilledApp(job.options);
      return { origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
    }
    case "shopper":
      prepareShopper(job);
      return {};
    case "sql":
      return await recordSql(job);
    case "minimalOrder":
      await prepareMinimalOrder(job);
      return {};
    case "render":
      await prepareRender(job.path);
      return {};
  }
}

async function serveBare(bytes: Buffer, headers: Record<string, string>): Promise<string> {
  const app = fastify({ logger: false });
  app.all("/*", (_request, reply) => {
    reply.headers(headers).send(bytes);
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** Opens a store of this kind for this thread alone. */
async function openOwnStore<Opened extends Store>(
  kind: StoreKind,
  open: (options: StoreOptions) => Promise<Opened>,
): Promise<Opened> {
  const { createBenchStore } = await import("./createBenchStore.ts");
  const benchStore = await createBenchStore(kind);
  const store = await open(benchStore.options);
  onEnd.push(() => store.close(), benchStore.remove);
  return store;
}

/** The shop on an open store, with its pages where there is a build. */
async function openShop(store: Store, build?: Build) {
  const [{ createApp }, { readConfig }, { createServices }] = await Promise.all([
    import("../src/assembly/app.ts"),
    import("../src/assembly/config/readConfig.ts"),
    import("../src/assembly/createServices.ts"),
  ]);
  const services = await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store);
  return { app: await createApp(services, build && { build }), services };
}

async function openApp(kind: StoreKind, count: number, pages: boolean) {
  const { openStore } = await import("../src/platform/store/store.ts");
  const store = await openOwnStore(kind, openStore);
  if (!pages) {
    const { fill } = await import("./fill.ts");
    await fill(store, count);
    return (await openShop(store)).app;
  }
  const { importDemo } = await import("../src/domains/import/importDemo.ts");
  const { loadBuild } = await import("../src/platform/pages/servePages.ts");
  await importDemo(store);
  return (await openShop(store, await loadBuild(webBuild))).app;
}

async function openFilledApp(options: StoreOptions) {
  const { openStore } = await import("../src/platform/store/store.ts");
  const store = await openStore(options);
  onEnd.push(() => store.close());
  return (await openShop(store)).app;
}

function prepareShopper({ url, headers: own, body }: Job & { kind: "shopper" }): void {
  const request: RequestInit = {
    headers: { ...headers, ...own, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  };
  onRun(async (seconds) => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) {
      const began = performance.now();
      const response = await fetch(url, request);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      times.push(performance.now() - began);
      await sleep(50);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
    return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
  });
}

async function recordSql({ store: kind, count, operation }: Job & { kind: "sql" }): Promise<Ready> {
  const [{ fill }, { openRecorded }, purchases, { replay }, { doDueJobs }] = await Promise.all([
    import("./fill.ts"),
    import("./recording.ts"),
    import("./purchases.ts"),
    import("./replay.ts"),
    import("../src/assembly/runJobs.ts"),
  ]);
  const store = await openOwnStore(kind, openRecorded);
  await fill(store, count);
  const { app, services } = await openShop(store);
  const recorded: Statement[][] = [];
  let roundTrips = 0;
  for (let nth = 0; nth < recordings; nth++) {
    store.statements.length = 0;
    store.roundTrips.count = 0;
    const checkout = operation === "submitCheckout";
    const response = await app.inject({
      method: "POST",
      url: `/api/services/payments/${checkout ? "checkout" : "validate"}`,
      headers: { "x-client-token": services.config.clientToken },
      payload: checkout ? purchases.createPurchase(nth) : purchases.createCart(nth),
    });
    if (response.statusCode !== 200) throw new Error(`${operation}: ${response.body}`);
    recorded.push([...store.statements]);
    roundTrips = store.roundTrips.count;
  }
  store.statements.length = 0;
  await doDueJobs(services, app.log);
  const jobStatements = store.statements.length / recordings;
  onRun((seconds) => replay(store.db, recorded, { seconds, callers }));
  return { statements: recorded.at(-1)?.length ?? 0, roundTrips, jobStatements };
}

async function prepareMinimalOrder({ store: kind, count }: Job & { kind: "minimalOrder" }): Promise<void> {
  const [{ openStore }, { fill }, { measureMinimalOrder }] = await Promise.all([
    import("../src/platform/store/store.ts"),
    import("./fill.ts"),
    import("./minimalOrder.ts"),
  ]);
  const store = await openOwnStore(kind, openStore);
  await fill(store, count);
  onRun((seconds) => measureMinimalOrder(store.db, { seconds, callers }));
}

async function prepareRender(path: string): Promise<void> {
  const { loadBuild } = await import("../src/platform/pages/servePages.ts");
  const { injectFetch } = await import("../src/platform/pages/injectFetch.ts");
  const { SharedAnswers } = await import("../src/platform/pages/SharedAnswers.ts");
  const app = await openApp("embedded", 0, true);
  const { pages } = await loadBuild(webBuild);
  const origin = "http://127.0.0.1:3000";
  const inject = injectFetch(app, { host: "127.0.0.1:3000", cookie: undefined, remoteAddress: "127.0.0.1" });
  const cached = new Map<string, { bytes: ArrayBuffer; init: ResponseInit }>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const key = `${request.method} ${request.url}`;
    let found = cached.get(key);
    if (found === undefined) {
      const response = await inject(request);
      found = {
        bytes: await response.arrayBuffer(),
        init: { status: response.status, headers: response.headers },
      };
      cached.set(key, found);
    }
    return new Response(found.bytes, found.init);
  };
  const context = {
    fetch,
    answers: new SharedAnswers({ revision: 0 }).forPage("boutique"),
    nonce: "bench",
    site: "boutique",
    country: undefined,
    clientToken: "velours-dev",
    gatewayUrl: origin,
  };
  const render = async () => {
    const response = await pages.fetch(new Request(origin + path), { context });
    if (!(await response.text()).includes("</html>")) throw new Error(`${path}: no page`);
  };
  await render();
  const { repeat } = await import("./repeat.ts");
  onRun((seconds) => repeat(render, { seconds, callers: 1 }));
}

function onRun(run: (seconds: number) => Promise<Measured>): void {
  parentPort?.on("message", async (message: { seconds: number }) => {
    if ("seconds" in message) parentPort?.postMessage(await run(message.seconds));
  });
}
