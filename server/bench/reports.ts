import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ReportGroup, ReportName } from "@velours/sdk/types";
import { sql } from "kysely";
import { build } from "../build.ts";
import { isMerchantList } from "../growth/listCalls.ts";
import type { Db } from "../src/platform/store/schema.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { RunningServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { getProductId } from "./fill.ts";
import { compareActs, fewest, type OpenSubject, openSubject, reads, type Subject } from "./growth.ts";
import { headers } from "./measure.ts";
import { getMegabytes, resetPeak } from "./processUse.ts";
import { startUnit } from "./startUnit.ts";

/** Reports with the most rows of their kind, and the one that the desk shows first. */
const reports: readonly [ReportName, ReportGroup][] = [
  ["sales", "day"],
  ["taxes", "state"],
  ["refunds", "day"],
  ["promotions", "day"],
  ["products", "day"],
  ["products", "month"],
  ["products", "state"],
];

const formats = { JSON: "", CSV: "/csv" };

/** Times of an empty table's list within which a full one's is to be answered. */
const listBudget = 5;

/** Milliseconds in which a process gives back what a report took. */
const settleMilliseconds = 1_000;

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/**
 * Reports over a year of orders beside one of twice as many, each on a process of its own: memory must not grow, time only
 * with the orders. Then every list of 100 rows on the larger store beside one with nearly no orders.
 */
export async function benchReports(orders: number, products: number, rounds: number): Promise<void> {
  await build();
  const subjects: OpenSubject[] = [];
  const shops: Shop[] = [];
  try {
    for (const count of [fewest, orders, 2 * orders]) subjects.push(await openSubject(count, products, 1));
    const [few, half, full] = subjects as [OpenSubject, OpenSubject, OpenSubject];
    for (const subject of [half, full]) {
      await spreadOrders(subject.commands.db, products);
      shops.push(await openShop(subject));
    }
    const [first, second] = shops as [Shop, Shop];
    console.log(
      `a year of ${orders} orders and of ${2 * orders}, ${products} products: s, MB at most, and their ratios`,
    );
    for (const [name, by] of reports) {
      for (const [format, path] of Object.entries(formats)) {
        const address = `/api/merchant/reports/${name}${path}?from=${day(366)}&until=${day(0)}&by=${by}`;
        const [once, twice] = [await readAll(first, address), await readAll(second, address)];
        console.log(
          [
            `${name} by ${by}, ${format}`.padEnd(30),
            ...[once, twice].map(
              ({ seconds, peak, bytes }) =>
                `${seconds.toFixed(2)} s ${peak.toFixed(0)} MB (${(bytes / 1e6).toFixed(2)} MB sent)`,
            ),
            `× ${(twice.seconds / once.seconds).toFixed(2)} time, × ${(twice.peak / once.peak).toFixed(2)} memory`,
          ].join("  "),
        );
      }
    }
    console.log(`lists of 100 rows: ${2 * orders} orders beside ${fewest}`);
    const lists = reads.filter(([name]) => isMerchantList(name));
    const greatest = await compareActs(few, full, lists, rounds);
    console.log(
      `the slowest × ${greatest.toFixed(2)}, ${(greatest / listBudget).toPrecision(3)} of its limit of ${listBudget}`,
    );
  } finally {
    for (const { server, dataDir } of shops) {
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    }
    for (const subject of subjects) await subject.remove();
  }
}

interface Shop {
  server: RunningServer;
  key: Record<string, string>;
  dataDir: string;
}

async function openShop({ shop, databaseUrl }: Subject): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), "velours-bench-"));
  const opened = {
    server: await startUnit({ dataDir, databaseUrl }),
    key: await createMerchantHeaders(shop),
    dataDir,
  };
  // The code of a report is loaded and compiled.
  for (const path of Object.values(formats))
    await readAll(opened, `/api/merchant/reports/sales${path}?from=${day(7)}&until=${day(0)}`);
  return opened;
}

/** Reads a response to its end without keeping it. */
async function readAll(
  { server, key }: Shop,
  address: string,
): Promise<{ seconds: number; peak: number; bytes: number }> {
  const pid = server.child.pid ?? 0;
  await setTimeout(settleMilliseconds);
  resetPeak(pid);
  const began = performance.now();
  const response = await fetch(server.origin + address, { headers: { ...headers, ...key } });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return { seconds: (performance.now() - began) / 1000, peak: getMegabytes(pid).peak, bytes };
}

const states = ["TX", "CA", "NY", "FL", "WA", "OH", "GA", "IL", "PA", "NC"];

/** Copies of a few orders sold the same few products to one place: lets the orders sell all of them, to several. */
async function spreadOrders(db: Db, products: number): Promise<void> {
  const first = getProductId(0);
  await sql`
    update orders set document = jsonb_set(
      jsonb_set(document, '{address,shipping,state}', ${JSON.stringify(states)}::jsonb -> (number / ${products} % ${states.length})::integer),
      '{products,0}', document #> '{products,0}' || jsonb_build_object(
        'id', ${first}::bigint + number % ${products}, 'title', 'Product ' || (${first}::bigint + number % ${products})))
    where document #> '{address,shipping}' <> 'null'`.execute(db);
  await sql`vacuum (analyze) orders`.execute(db);
}
