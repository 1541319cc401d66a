import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "../build.ts";
import { createBenchStore } from "./createBenchStore.ts";
import type { StoreKind } from "./jobs.ts";
import { measureLoad } from "./measure.ts";
import { getMegabytes } from "./processUse.ts";
import { formatMeasured, reportShare } from "./report.ts";
import { startUnit } from "./startUnit.ts";

const pages = ["/sex-toys/vibrators", "/", "/help", "/fr/lubricants"];
const listings = [
  "/api/products?collections=sex-toys&limit=24&filter[source]=boutique",
  "/api/products?search=silicone&limit=24",
  "/api/products/collections/sex-toys/filters",
  "/api/sites/boutique",
];

/** The most that a shop holds under load. */
const megabytes: Record<StoreKind, number> = { postgres: 250, embedded: 400 };

/**
 * Minutes of reading, searching and rendering from 50 connections on the demo shop in a process of its own. Memory is steady when the last
 * fifth holds no more than the second fifth, a tenth aside.
 */
export async function benchLoad(store: StoreKind, minutes: number): Promise<void> {
  await build();
  const benchStore = await createBenchStore(store);
  const { child, origin } = await startUnit(benchStore.options);
  const residentMegabytes: number[] = [];
  const timer = setInterval(() => residentMegabytes.push(getMegabytes(child.pid ?? 0).resident), 1_000);
  const end = performance.now() + minutes * 60_000;
  try {
    let nth = 0;
    while (performance.now() < end) {
      const paths = nth++ % 2 === 0 ? listings : pages;
      const measured = await measureLoad(
        origin,
        { paths },
        Math.min(30, Math.max(1, (end - performance.now()) / 1000)),
      );
      console.log(
        `${store}, ${nth % 2 === 1 ? "API" : "pages"}: ${formatMeasured(measured)}, ${residentMegabytes.at(-1)?.toFixed(0)} MB`,
      );
    }
  } finally {
    clearInterval(timer);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await Promise.race([ended, sleep(15_000)]);
    await benchStore.remove();
  }
  const [from, to] = [
    residentMegabytes.slice(residentMegabytes.length / 5, (2 * residentMegabytes.length) / 5),
    residentMegabytes.slice((4 * residentMegabytes.length) / 5),
  ];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const grown = mean(to) / mean(from);
  console.log(
    `memory after ${minutes} minutes: ${mean(to).toFixed(0)} MB, ${grown.toPrecision(3)} of what it was in the second fifth; ` +
      `${(grown / 1.1).toPrecision(3)} of its limit of 1.1`,
  );
  reportShare(megabytes[store] / mean(to), `${megabytes[store]} MB`);
}
