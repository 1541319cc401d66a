import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../build.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { headers } from "./measure.ts";
import { getCpuSeconds } from "./processUse.ts";
import { startUnit } from "./startUnit.ts";

const budget = 0.8;
const starts = 5;
/** Seconds from the server's start, demo shop and pages in place, to its first answer of a listing. */
export async function benchStart(): Promise<void> {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), "velours-bench-"));
  const took: number[] = [];
  const cpu: number[] = [];
  // The first one makes the store and fills it.
  for (let nth = 0; nth <= starts; nth++) {
    const before = performance.now();
    const { child, origin } = await startUnit({ dataDir });
    const response = await fetch(`${origin}/api/products?collections=vibrators`, { headers });
    if (!response.ok) throw new Error(await response.text());
    if (nth > 0) {
      took.push((performance.now() - before) / 1000);
      cpu.push(getCpuSeconds(child.pid ?? 0));
    }
    await stopServer({ child });
  }
  rmSync(dataDir, { recursive: true, force: true });
  took.sort((a, b) => a - b);
  cpu.sort((a, b) => a - b);
  const median = took[starts >> 1] ?? 0;
  console.log(
    `warm start to the first answer: ${median.toFixed(2)} s (fastest ${took[0]?.toFixed(2)}, slowest ${took.at(-1)?.toFixed(2)} s; ${cpu[starts >> 1]?.toFixed(2)} s of CPU), ` +
      `${(median / budget).toPrecision(3)} of its limit of ${budget} s`,
  );
}
