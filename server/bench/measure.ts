import autocannon from "autocannon";
import type { Measured } from "./jobs.ts";
import type { Thread } from "./startThread.ts";

export const headers = { "x-client-token": "velours-dev" };
export const connections = 50;

/** Requests that are repeated; `body` creates the nth request's body. */
export interface Load {
  paths: readonly string[];
  headers?: Record<string, string>;
  body?: (nth: number) => object;
}

/** Asks a server from 50 connections. Throws when an answer is not 200. */
export async function measureLoad(origin: string, load: Load, seconds: number): Promise<Measured> {
  let nth = 0;
  const { body } = load;
  const requests = load.paths.map(
    (path): autocannon.Request => ({
      path,
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...load.headers, ...(body && { "content-type": "application/json" }) },
      ...(body && {
        setupRequest: (request: autocannon.Request) => ({ ...request, body: JSON.stringify(body(nth++)) }),
      }),
    }),
  );
  const result = await autocannon({ url: origin, connections, duration: seconds, requests, timeout: 60 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.paths[0]}: ${result.non2xx} answers were not 200, ${result.errors} none`);
  }
  const { average } = result.requests;
  return { perSecond: average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Measures a serving thread, with the processor time of each response. */
export async function measureThread(thread: Thread, load: Load, seconds: number): Promise<Measured> {
  const before = await thread.cpu();
  const measured = await measureLoad(thread.origin, load, seconds);
  return { ...measured, cpu: ((await thread.cpu()) - before) / (measured.perSecond * seconds) };
}

/**
 * Interleaves the runs, so that a busy moment of the machine affects all alike, and returns the mean of each. One extra
 * round runs first and does not count: V8 optimises code only after it has run for a while.
 */
export async function interleave<Names extends string>(
  runs: Record<Names, () => Promise<Measured>>,
  rounds: number,
): Promise<Record<Names, Measured>> {
  const all = {} as Record<Names, Measured[]>;
  for (const name of Object.keys(runs) as Names[]) await runs[name]();
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(runs) as Names[]) all[name] = [...(all[name] ?? []), await runs[name]()];
  }
  return Object.fromEntries(
    (Object.entries(all) as [Names, Measured[]][]).map(([name, measured]) => [
      name,
      averageMeasurements(measured),
    ]),
  ) as Record<Names, Measured>;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const averageMeasurements = (measured: Measured[]): Measured => ({
  perSecond: mean(measured.map(({ perSecond }) => perSecond)),
  p50: mean(measured.map(({ p50 }) => p50)),
  p99: mean(measured.map(({ p99 }) => p99)),
  ...(measured[0]?.cpu !== undefined && { cpu: mean(measured.map(({ cpu }) => cpu ?? 0)) }),
});
