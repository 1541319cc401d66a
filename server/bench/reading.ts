import { productIdOf } from "./fill.ts";
import type { Measured, StoreKind } from "./jobs.ts";
import { type Asked, askThread, headers, inTurns } from "./measure.ts";
import { report } from "./report.ts";
import { startThread, type Thread } from "./startThread.ts";

const listing: Asked = {
  paths: Array.from(
    { length: 10 },
    (_, page) =>
      `/api/products?collections=vibrators&page=${page + 1}&limit=24&filter[source]=boutique` +
      "&filter[inventories][region]=or:US,INTL&order=recommended&configuration[language]=en&configuration[currency]=USD",
  ),
};
const product: Asked = {
  paths: Array.from(
    { length: 10 },
    (_, at) => `/api/products/${productIdOf(at)}?filter[inventories][region]=or:US,INTL`,
  ),
};

/** Bare Fastify that sends what the server answers to this. */
export async function bareFor(origin: string, path: string, init: RequestInit = {}): Promise<Thread> {
  const answer = await fetch(origin + path, {
    ...init,
    headers: { ...headers, ...(init.headers as object) },
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const hop = ["connection", "keep-alive", "date", "content-length", "transfer-encoding", "content-encoding"];
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !hop.includes(name)));
  return startThread({ kind: "bare", bytes: new Uint8Array(await answer.arrayBuffer()), headers: kept });
}

/** Listing of 24 with facets, and one product, on a store with ever more products. */
export async function benchReading(
  store: StoreKind,
  counts: readonly number[],
  seconds: number,
  rounds: number,
) {
  let fewest: Measured | undefined;
  for (const count of counts) {
    const shop = await startThread({ kind: "shop", store, count });
    for (const [what, asked, budget] of [
      ["listing of 24", listing, 0.8],
      ["one product", product, undefined],
    ] as const) {
      const bare = await bareFor(shop.origin, asked.paths[0] as string);
      const measured = await inTurns(
        {
          bare: () => askThread(bare, asked, seconds),
          shop: () => askThread(shop, asked, seconds),
        },
        rounds,
      );
      report(`${what} among ${count.toLocaleString("en-US")}, ${store}`, measured.shop, {
        "bare Fastify with the same bytes": [measured.bare, budget],
      });
      await bare.stop();
      if (asked !== listing) continue;
      if (fewest === undefined) fewest = measured.shop;
      else {
        const slower = fewest.perSecond / measured.shop.perSecond;
        console.log(
          `    ${slower.toPrecision(3)} times slower than among ${counts[0]}, ${(1.5 / slower).toPrecision(3)} × its budget of 1.5`,
        );
      }
    }
    await shop.stop();
  }
}
