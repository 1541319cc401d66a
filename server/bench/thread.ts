// A thread of the bench. Started by startThread; answers when it is ready.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import fastify from "fastify";
import type { StoreOptions } from "../src/platform/store/store.ts";
import type { Job, Measured, Ready } from "./jobs.ts";
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
      return { statements: 0, roundTrips: 0, jobStatements: 0 };
    case "sql":
      return await recordSql(job);
    case "minimalOrder":
      await prepareMinimalOrder(job);
      return { statements: 0, roundTrips: 0, jobStatements: 0 };
    case "render":
      await prepareRender(job.path);
      return { statements: 0, roundTrips: 0, jobStatements: 0 };
  }
}

async function serveBare(bytes: Buffer, headers: Record<string, string>): Promise<string> {
  const app = fastify({ logger: false });
  app.all("/*", (_request, reply) => {
    reply.headers(headers).send(bytes);
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

async function openApp(kind: "embedded" | "postgres", count: number, pages: boolean) {
  const [{ createApp }, { readConfig }, { createServices }, { openStore }, { fill }, { createBenchStore }] =
    await Promise.all([
      import("../src/assembly/app.ts"),
      import("../src/assembly/config/readConfig.ts"),
      import("../src/assembly/createServices.ts"),
      import("../src/platform/store/store.ts"),
      import("./fill.ts"),
      import("./createBenchStore.ts"),
    ]);
  const benchStore = await createBenchStore(kind);
  const store = await openStore(benchStore.options);
  onEnd.push(() => store.close(), benchStore.remove);
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  if (!pages) {
    await fill(store, count);
    return createApp(await createServices(config, store));
  }
  const { importDemo } = await import("../src/domains/import/importDemo.ts");
  const { loadBuild } = await import("../src/platform/pages/servePages.ts");
  await importDemo(store);
  return createApp(await createServices(config, store), { build: await loadBuild(webBuild) });
}

async function openFilledApp(options: StoreOptions) {
  const [{ createApp }, { readConfig }, { createServices }, { openStore }] = await Promise.all([
    import("../src/assembly/app.ts"),
    import("../src/assembly/config/readConfig.ts"),
    import("../src/assembly/createServices.ts"),
    import("../src/platform/store/store.ts"),
  ]);
  const store = await openStore(options);
  onEnd.push(() => store.close());
  return createApp(await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store));
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
  const [
    { createApp },
    { readConfig },
    { createServices },
    { fill },
    { createBenchStore },
    { openRecorded },
    purchases,
    { replay },
    { doDueJobs },
  ] = await Promise.all([
    import("../src/assembly/app.ts"),
    import("../src/assembly/config/readConfig.ts"),
    import("../src/assembly/createServices.ts"),
    import("./fill.ts"),
    import("./createBenchStore.ts"),
    import("./recording.ts"),
    import("./purchases.ts"),
    import("./replay.ts"),
    import("../src/assembly/runJobs.ts"),
  ]);
  const benchStore = await createBenchStore(kind);
  const store = await openRecorded(benchStore.options);
  onEnd.push(() => store.close(), benchStore.remove);
  await fill(store, count);
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const services = await createServices(config, store);
  const app = await createApp(services);
  const recorded: Statement[][] = [];
  let roundTrips = 0;
  for (let nth = 0; nth < recordings; nth++) {
    store.statements.length = 0;
    store.roundTrips.count = 0;
    const checkout = operation === "submitCheckout";
    const response = await app.inject({
      method: "POST",
      url: `/api/services/payments/${checkout ? "checkout" : "validate"}`,
      headers: { "x-client-token": config.clientToken },
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
  const [{ openStore }, { fill }, { createBenchStore }, { measureMinimalOrder }] = await Promise.all([
    import("../src/platform/store/store.ts"),
    import("./fill.ts"),
    import("./createBenchStore.ts"),
    import("./minimalOrder.ts"),
  ]);
  const benchStore = await createBenchStore(kind);
  const store = await openStore(benchStore.options);
  onEnd.push(() => store.close(), benchStore.remove);
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
  onRun(async (seconds) => {
    const took: number[] = [];
    const start = performance.now();
    while (performance.now() < start + seconds * 1000) {
      const from = performance.now();
      await render();
      took.push(performance.now() - from);
    }
    took.sort((a, b) => a - b);
    const perSecond = (took.length / (performance.now() - start)) * 1000;
    return { perSecond, p50: took[took.length >> 1] ?? 0, p99: took[(took.length * 0.99) | 0] ?? 0 };
  });
}

function onRun(run: (seconds: number) => Promise<Measured>): void {
  parentPort?.on("message", async (message: { seconds: number }) => {
    if ("seconds" in message) parentPort?.postMessage(await run(message.seconds));
  });
}
