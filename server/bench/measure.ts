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
  /** Ends the nth request's path. */
  suffix?: (nth: number) => string;
}

/** Sends a load for so long and from so many connections, whatever is answered. */
export async function sendLoad(
  origin: string,
  { paths, headers: more, body, suffix }: Load,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<autocannon.Result> {
  let count = 0;
  const change = (path: string) => (request: autocannon.Request) => {
    const nth = count++;
    return {
      ...request,
      path: path + (suffix?.(nth) ?? ""),
      ...(body && { body: JSON.stringify(body(nth)) }),
    };
  };
  const requests = paths.map(
    (path): autocannon.Request => ({
      path,
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...more, ...(body && { "content-type": "application/json" }) },
      ...((body ?? suffix) && { setupRequest: change(path) }),
    }),
  );
  return await autocannon({ url: origin, connections, duration: seconds, requests, timeout: 60 });
}

/** Asks a server from 50 connections. Throws when an answer is not 200. */
export async function measureLoad(origin: string, load: Load, seconds: number): Promise<Measured> {
  const result = await sendLoad(origin, load, { seconds, connections });
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
 * Interleaves the runs, so that a busy moment of the machine affects all alike, and returns the mean of each; an undefined run is left out. An extra
 * round runs first and does not count: V8 optimises code only after it has run for a while.
 */
export async function interleave<Runs extends Record<string, (() => Promise<Measured>) | undefined>>(
  runs: Runs,
  rounds: number,
): Promise<{ [Name in keyof Runs]: Runs[Name] extends undefined ? undefined : Measured }> {
  const all = new Map<string, Measured[]>();
  for (const run of Object.values(runs)) await run?.();
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(runs))
      if (run !== undefined) all.set(name, [...(all.get(name) ?? []), await run()]);
  }
  const means = [...all].map(([name, measured]) => [name, averageMeasurements(measured)]);
  return Object.fromEntries(means);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const averageMeasurements = (measured: Measured[]): Measured => ({
  perSecond: mean(measured.map(({ perSecond }) => perSecond)),
  p50: mean(measured.map(({ p50 }) => p50)),
  p99: mean(measured.map(({ p99 }) => p99)),
  ...(measured[0]?.cpu !== undefined && { cpu: mean(measured.map(({ cpu }) => cpu ?? 0)) }),
});
