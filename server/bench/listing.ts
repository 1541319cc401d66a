// How many listings a second the server answers, beside bare Fastify sending the same bytes, in one run on 127.0.0.1.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Product } from "@velours/sdk/types";
import autocannon from "autocannon";
import fastify from "fastify";

const token = { "x-client-token": "velours-dev" };
const limit = 0.8;
const seconds = 5;
const rounds = 3;

/** A listing with 24 products and facets, among `count` products. */
async function serveShop(count: number): Promise<string> {
  const [
    { createApp },
    { readConfig },
    { createServices },
    { openStore },
    { inTransaction },
    { upsertProducts },
    data,
  ] = await Promise.all([
    import("../src/app.ts"),
    import("../src/config.ts"),
    import("../src/createServices.ts"),
    import("../src/store/store.ts"),
    import("../src/store/transaction.ts"),
    import("../src/catalogue/store.ts"),
    import("../src/testing/shopData.ts"),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), "velours-bench-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openStore({ dataDir });
  const pattern = data.products[0] as Product;
  const products = Array.from({ length: count }, (_, index): Product => {
    const id = 10_000 + index;
    const variants = pattern.variants.slice(0, 1).map((variant) => ({ ...variant, id: id * 10 }));
    return {
      ...pattern,
      id,
      handle: `bench-${id}`,
      title: `Product ${id}`,
      vendor: `Vendor ${index % 40}`,
      variants,
      inventories: [
        { variant_id: id * 10, region: "US", requires_shipping: true, level: "high", quantity: 50 },
      ],
      popularity: index,
    };
  });
  await inTransaction(store.db, (trx) => upsertProducts(trx, products));
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const app = await createApp(await createServices(config, store));
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** Bare Fastify: the same bytes and headers, and nothing else. */
async function serveBare(bytes: Buffer, headers: Record<string, string>): Promise<string> {
  const app = fastify({ logger: false });
  app.get("/*", (_request, reply) => {
    reply.headers(headers).send(bytes);
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

const path = (page: number) =>
  `/api/products?collections=vibrators&page=${page}&limit=24&filter[source]=boutique` +
  "&filter[inventories][region]=or:US,INTL&order=recommended&configuration[language]=en&configuration[currency]=USD";

interface Measured {
  perSecond: number;
}

async function measure(origin: string, pages: number): Promise<Measured> {
  const requests = Array.from({ length: pages }, (_, index) => ({ path: path(index + 1), headers: token }));
  const result = await autocannon({ url: origin, connections: 50, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200`);
  return { perSecond: result.requests.average };
}

/** Starts `job` in a thread of its own, so that what serves does not share a thread with what asks. */
function start(job: unknown): Promise<{ origin: string; worker: Worker }> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once("message", (origin: string) => resolve({ origin, worker }));
    worker.once("error", reject);
  });
}

async function main(): Promise<void> {
  let first = 0;
  for (const count of [1_000, 10_000]) {
    const shop = await start({ count });
    const answer = await fetch(shop.origin + path(1), { headers: token });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !["connection", "keep-alive", "date", "content-length"].includes(name),
      ),
    );
    const bare = await start({ bytes, headers });
    let [shopTotal, bareTotal] = [0, 0];
    // In turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < rounds; round++) {
      bareTotal += (await measure(bare.origin, 10)).perSecond;
      shopTotal += (await measure(shop.origin, 10)).perSecond;
    }
    const ratio = shopTotal / bareTotal;
    console.log(
      `listing of 24 among ${count}, ${bytes.length} bytes: ${(shopTotal / rounds) | 0} a second, ` +
        `bare Fastify ${(bareTotal / rounds) | 0}, ratio ${ratio.toPrecision(3)} (limit ${limit})`,
    );
    if (first === 0) first = shopTotal;
    else
      console.log(
        `${count} products against 1000: ${(first / shopTotal).toPrecision(3)} times slower (limit 1.5)`,
      );
    await Promise.all([shop.worker.terminate(), bare.worker.terminate()]);
  }
}

if (isMainThread) {
  await main();
} else {
  const job = workerData as { count: number } | { bytes: Uint8Array; headers: Record<string, string> };
  const origin =
    "count" in job ? await serveShop(job.count) : await serveBare(Buffer.from(job.bytes), job.headers);
  parentPort?.postMessage(origin);
}
