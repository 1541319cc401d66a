import { getProductId } from "./fill.ts";
import type { Measured, StoreKind } from "./jobs.ts";
import { headers, interleave, type Load, measureThread } from "./measure.ts";
import { report, reportShare } from "./report.ts";
import { startThread, type Thread } from "./startThread.ts";

const listing: Load = {
  paths: Array.from(
    { length: 10 },
    (_, page) =>
      `/api/products?collections=vibrators&page=${page + 1}&limit=24&filter[source]=boutique` +
      "&filter[inventories][region]=or:US,INTL&order=recommended&configuration[language]=en&configuration[currency]=USD",
  ),
};
const product: Load = {
  paths: Array.from(
    { length: 10 },
    (_, index) => `/api/products/${getProductId(index)}?filter[inventories][region]=or:US,INTL`,
  ),
};

/** Bare Fastify that sends what the server answers to this. */
export async function startBare(origin: string, path: string, init: RequestInit = {}): Promise<Thread> {
  const response = await fetch(origin + path, {
    ...init,
    headers: { ...headers, ...(init.headers as object) },
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  const hop = ["connection", "keep-alive", "date", "content-length", "transfer-encoding", "content-encoding"];
  const responseHeaders = Object.fromEntries([...response.headers].filter(([name]) => !hop.includes(name)));
  return startThread({
    kind: "bare",
    bytes: new Uint8Array(await response.arrayBuffer()),
    headers: responseHeaders,
  });
}

/** Listing of 24 with facets, and one product, on a store with ever more products. `without` names caches to do without. */
export async function benchReading(
  store: StoreKind,
  counts: readonly number[],
  seconds: number,
  rounds: number,
  without: readonly string[] = [],
) {
  let fewest: Measured | undefined;
  for (const count of counts) {
    const shop = await startThread({ kind: "shop", store, count, without });
    for (const [name, load, budget] of [
      ["listing of 24", listing, 0.93],
      ["one product", product, 0.9],
    ] as const) {
      const bare = await startBare(shop.origin, load.paths[0] as string);
      const measured = await interleave(
        {
          bare: () => measureThread(bare, load, seconds),
          shop: () => measureThread(shop, load, seconds),
        },
        rounds,
      );
      report(`${name} among ${count.toLocaleString("en-US")}, ${store}`, measured.shop, {
        "bare Fastify with the same bytes": [measured.bare, budget],
      });
      await bare.stop();
      if (load !== listing) continue;
      if (fewest === undefined) fewest = measured.shop;
      else {
        const slower = fewest.perSecond / measured.shop.perSecond;
        reportShare(1.2 / slower, `1.2 times slower than among ${counts[0]}`);
      }
    }
    await shop.stop();
  }
}
