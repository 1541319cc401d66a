// How soon `npm run mock` answers, and how often, beside bare Prism answering the same request in the same run.
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { startPrism } from "../prism/startPrism.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const port = Number(process.env.PORT ?? 4410);
const mock = `http://localhost:${port}/api`;
const prism = await startPrism({ port: 0 });
const headers = { "x-client-token": "velours-dev", "x-mock-session": "bench" };
const startLimit = 3;
const [seconds, rounds] = [3, 3];

/** Starts the mock as a person does; answers the seconds until its first answer. */
async function start(): Promise<{ child: ChildProcess; took: number }> {
  const before = performance.now();
  const child = spawn("npm", ["run", "-s", "mock"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  while (child.exitCode === null) {
    const answer = await fetch(`${mock}/sites/boutique`, { headers }).catch(() => undefined);
    if (answer?.ok) return { child, took: (performance.now() - before) / 1000 };
    await sleep(10);
  }
  throw new Error("The mock did not start.");
}

/** Ends npm and all it started. */
async function stop({ pid }: ChildProcess): Promise<void> {
  process.kill(-(pid ?? 0), "SIGTERM");
  while (await fetch(mock).catch(() => undefined)) await sleep(50);
}

async function perSecond(url: string, more: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({
    url,
    headers: { ...headers, ...more },
    connections: 20,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200`);
  return result.requests.average;
}

// The first start may have to build pages and documentation.
await stop((await start()).child);
const starts: number[] = [];
for (let round = 0; round < rounds; round++) {
  const { child, took } = await start();
  starts.push(took);
  if (round < rounds - 1) await stop(child);
  else {
    await compare();
    await prism.close();
    await stop(child);
  }
}
const median = starts.sort((a, b) => a - b)[rounds >> 1] ?? 0;
console.log(
  `npm run mock, to the first answer: ${median.toFixed(2)} s (fastest ${starts[0]?.toFixed(2)} s), ratio ${(median / startLimit).toPrecision(2)} to its limit`,
);

/** In turns, so that a busy moment of the machine meets each. */
async function compare(): Promise<void> {
  const path = "/products/promotions/WELCOME15";
  // A request that prefers an example gets the contract's.
  const kinds = { "from the session's shop": {}, "from an example": { prefer: "code=200" } };
  for (const [kind, more] of Object.entries(kinds)) {
    let [ours, bare] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      bare += await perSecond(prism.url + path);
      ours += await perSecond(mock + path, more);
    }
    const line = `${(ours / rounds) | 0} a second, bare Prism ${(bare / rounds) | 0}, ratio ${(ours / bare).toPrecision(2)}`;
    console.log(`the mock, a promotion ${kind}: ${line}`);
  }
}
