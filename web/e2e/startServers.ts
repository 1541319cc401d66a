import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Server, serversFor } from "./servers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const KEY = "keys.ts create stories --scope orders:read --scope orders:write";

const run = (
  script: readonly string[],
  env: Record<string, string>,
  stdout: "ignore" | number,
): ChildProcess =>
  spawn(process.execPath, ["--import", "./server/compileCache.js", ...script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdout, "inherit"],
  });

/** Starts a server and waits until its address answers. */
async function start({ name, script, url, env, keyFile }: Server, started: ChildProcess[]): Promise<void> {
  if (keyFile !== undefined) {
    const command = run(`server/src/assembly/commands/${KEY}`.split(" "), env, openSync(keyFile, "w"));
    const [code] = await once(command, "exit");
    if (code !== 0) throw new Error(`The key of ${name} could not be made.`);
  }
  const server = run(script, env, "ignore");
  started.push(server);
  const end = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    // Without a client's token the API refuses, which is an answer too.
    if (answer !== undefined && answer.status < 500) return;
    if (server.exitCode !== null) throw new Error(`${name} ended with ${server.exitCode}.`);
    if (Date.now() > end) throw new Error(`${name} did not answer at ${url} within three minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const timer = setTimeout(() => server.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}

/** True when this run has the stories of a project: all of them, unless --project names some. */
function isTold(project: string): boolean {
  const named = process.argv.filter((argument) => argument.startsWith("--project"));
  return named.length === 0 || named.includes(`--project=${project}`);
}

/** All servers of the stories come up beside each other: Playwright's own setting would start one after the other. */
export default async function startServers(): Promise<() => Promise<void>> {
  const started: ChildProcess[] = [];
  const stopAll = async () => void (await Promise.all(started.map(stop)));
  process.once("exit", () => started.forEach((server) => void server.kill()));
  const outcomes = await Promise.allSettled(
    serversFor(isTold).map(async (row) => {
      for (const server of row) await start(server, started);
    }),
  );
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") {
    await stopAll();
    throw failure.reason;
  }
  return stopAll;
}
