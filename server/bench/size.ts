import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "../build.ts";
import { openStore, type StoreOptions } from "../src/platform/store/store.ts";
import { startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createBenchStore } from "./createBenchStore.ts";
import { fill } from "./fill.ts";
import type { StoreKind } from "./jobs.ts";
import { headers } from "./measure.ts";
import { getCpuSeconds, getMegabytes } from "./processUse.ts";
import { startUnit } from "./startUnit.ts";

/** The embedded store's WASM is compiled for another second after it opened, in memory that is given back then. */
const settleMilliseconds = 5_000;

const budgets = { seconds: 3, megabytes: 500 };

/**
 * Seconds until a process answers a listing of a catalogue of each size, and the memory it holds soon after: with the snapshot
 * that the process before it left, as restarts do, and without one.
 */
export async function benchSize(store: StoreKind, counts: readonly number[]): Promise<void> {
  await build();
  for (const count of counts) {
    const benchStore = await createBenchStore(store);
    const filled = await openStore(benchStore.options);
    await fill(filled, count);
    await filled.close();
    // The first start adds what a development shop has besides.
    await stopServer(await startServer(benchStore.options));
    const name = `${count.toLocaleString("en-US")} products, ${store}`;
    await benchStart(`${name}, with a snapshot`, benchStore.options);
    rmSync(join(benchStore.options.dataDir, "catalogue.snapshot"));
    await benchStart(`${name}, without`, benchStore.options);
    await benchStore.remove();
  }
}

async function benchStart(name: string, options: StoreOptions): Promise<void> {
  const before = performance.now();
  const { child, origin } = await startUnit(options);
  const pid = child.pid ?? 0;
  const response = await fetch(`${origin}/api/products?collections=vibrators&limit=24`, { headers });
  if (!response.ok) throw new Error(await response.text());
  const seconds = (performance.now() - before) / 1000;
  const cpu = getCpuSeconds(pid);
  await setTimeout(settleMilliseconds);
  const { resident, peak } = getMegabytes(pid);
  console.log(
    `${name}: open in ${seconds.toFixed(2)} s (${cpu.toFixed(2)} s of CPU), ` +
      `${resident.toFixed(0)} MB, ${peak.toFixed(0)} MB at most; ` +
      `${(seconds / budgets.seconds).toPrecision(3)} of its limit of ${budgets.seconds} s, ` +
      `${(resident / budgets.megabytes).toPrecision(3)} of ${budgets.megabytes} MB`,
  );
  await stopServer({ child });
}
