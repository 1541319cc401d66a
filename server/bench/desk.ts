import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { InjectOptions } from "fastify";
import { fillStore } from "../growth/fillStore.ts";
import { isMerchantList, listCalls } from "../growth/listCalls.ts";
import { type GrownShop, openGrownShop } from "../growth/openGrownShop.ts";
import { operationNames } from "../src/generated/operations.ts";
import { createDatabase } from "../src/testing/postgres.ts";
import { reportShare } from "./report.ts";

/** A page of 100 rows may take so many times what it takes on an empty store. */
const mostTimes = 5;

/** With fewer the store has no member with an order. */
const fewest = 60;

const orderFilters = {
  "status=paid": "status=paid",
  "status=shipped": "status=shipped",
  "returns=requested": "returns=requested",
  "a name": "q=moreau",
  "an email": "q=buyer-7%40example.com",
  "a country": "country=US&fromDay=2026-03-01&untilDay=2026-03-31",
  "a site": "site=boutique",
  "a month": "fromDay=2026-03-01&untilDay=2026-03-31",
  "changed since": "changedSince=2026-03-01T00%3A00%3A00Z",
};

const reports = ["sales", "taxes", "promotions", "products", "refunds", "liabilities"];
const year = "from=2025-12-01&until=2026-11-30";

type Call = (nth: number) => InjectOptions;
type Subject = { shop: GrownShop; calls: Record<string, Call>; headers: Record<string, string> };

/** Every list of the desk with 100 rows on a full store and on one with next to none, in turns; then reports over a year as streams. */
export async function benchDesk(orders: number, products: number, rounds: number): Promise<void> {
  const databases = [await createDatabase(), await createDatabase()] as const;
  const [few, many] = [
    await open(databases[0].url, fewest, products),
    await open(databases[1].url, orders, products),
  ];
  try {
    console.log(`Lists of 100 rows, ${orders} orders beside ${fewest}: ms (fastest of ${rounds}), ratio`);
    let highest = 0;
    for (const name of Object.keys(many.calls)) {
      const least = [Infinity, Infinity];
      let rows = 0;
      for (let round = -1; round < rounds; round++)
        for (const [index, { shop, calls }] of [few, many].entries()) {
          const call = calls[name]!(round + 2);
          const began = performance.now();
          const response = await shop.app.inject(call);
          const took = performance.now() - began;
          if (response.statusCode !== 200)
            throw new Error(`${name}: ${response.statusCode} ${response.body}`);
          if (round >= 0) least[index] = Math.min(least[index]!, took);
          rows = response.json<unknown[]>().length;
        }
      const ratio = least[1]! / least[0]!;
      highest = Math.max(highest, ratio);
      console.log(
        `${name.padEnd(44)} ${format(least[0]!)} ${format(least[1]!)}  × ${ratio.toFixed(2)}  ${rows ?? ""} rows`,
      );
    }
    reportShare(mostTimes / highest, `${mostTimes} times an empty store`);
    await benchReports(many);
  } finally {
    for (const { shop } of [few, many]) await shop.close();
    for (const { drop } of databases) await drop();
  }
}

/** Reads each report and export of a year over HTTP: bytes, seconds and the megabytes by which the process grew meanwhile. */
async function benchReports({ shop, headers }: Subject): Promise<void> {
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const paths = [
    ...reports.flatMap((name) => [
      `/merchant/reports/${name}?${year}`,
      `/merchant/reports/${name}/csv?${year}`,
    ]),
    "/merchant/orders/export?fromDay=2025-12-01&untilDay=2026-11-30&format=csv",
  ];
  console.log("A year as a stream: MB, seconds, MB by which the process grew");
  for (const path of paths) {
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
    const began = performance.now();
    const sent = request({ port, path: `/api${path}`, headers }).end();
    const [response] = await once(sent, "response");
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    console.log(
      `${path.replace(/\?.*/, "").padEnd(44)} ${format(bytes / 1e6)} ${format(seconds)} ${format((peak - before) / 1e6)}`,
    );
  }
}

async function open(databaseUrl: string, orders: number, products: number): Promise<Subject> {
  await fillStore(databaseUrl, orders, products);
  const shop = await openGrownShop(databaseUrl);
  const calls = await listCalls(shop.services);
  const list = calls.listMerchantOrders;
  const filtered = Object.entries(orderFilters).map(([name, query]): [string, Call] => [
    `listMerchantOrders, ${name}`,
    (nth) => ({ ...list(nth), url: `/api/merchant/orders?limit=100&${query}` }),
  ]);
  const lists = operationNames.filter(isMerchantList).map((name): [string, Call] => [name, calls[name]]);
  return {
    shop,
    calls: Object.fromEntries([...lists, ...filtered]),
    headers: list(0).headers as Record<string, string>,
  };
}

const format = (value: number): string => value.toFixed(1).padStart(9);
