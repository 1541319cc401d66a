import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { formatSeconds } from "./formatSeconds.ts";

/**
 * `npx node .ci/benchLoop.ts [dev rule handler]`: seconds from the save of a file until `npm run dev` serves it, and until `npm run unit:watch`
 * has its answer. The files are as before afterwards.
 */
const ROOT = join(import.meta.dirname, "..");
const TIMES = 5;
const HANDLER = "server/src/domains/sites/getSite.ts";
const RULE = "sdk/src/rules/money.ts";
/** Below those that systems give out, and apart from the stories'. */
const PORT = 21_000 + (process.pid % 5_000);
const PATIENCE = 600_000;
const READY = /Waiting for file changes|PASS|FAIL/;

function start(command: string, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn("sh", ["-c", `exec ${command}`], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return { child, output: () => output };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  process.kill(-child.pid!, "SIGTERM");
  await ended;
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > deadline)
      throw new Error(`Not within ${formatSeconds(PATIENCE / 1000)}: ${what}.`);
    await wait(25);
  }
}

/** Saves the file changed and unchanged in turn, and waits each time. */
async function measure(
  title: string,
  file: string,
  change: (source: string, round: number) => string,
  answered: (round: number) => Promise<void>,
): Promise<void> {
  const source = readFileSync(join(ROOT, file), "utf8");
  const seconds: number[] = [];
  try {
    for (let round = 1; round <= TIMES; round++) {
      const done = answered(round);
      const saved = performance.now();
      writeFileSync(join(ROOT, file), change(source, round));
      await done;
      seconds.push((performance.now() - saved) / 1000);
      await wait(1_000);
    }
  } finally {
    writeFileSync(join(ROOT, file), source);
  }
  const median = seconds.toSorted((a, b) => a - b)[(TIMES - 1) / 2]!;
  console.log(
    `${title}: ${formatSeconds(median)}, load ${loadavg()[0]!.toPrecision(2)} (${seconds.map((each) => each.toPrecision(2)).join(", ")})`,
  );
}

async function benchDev(): Promise<void> {
  const port = PORT;
  const directory = mkdtempSync(join(tmpdir(), "velours-loop-"));
  const { child, output } = start("npm run -s dev", { PORT: String(port), DATA_DIR: directory });
  const answer = async () =>
    fetch(`http://localhost:${port}/api/sites/boutique`, { headers: { "x-client-token": "velours-dev" } })
      .then((response) => response.text())
      .catch(() => "");
  try {
    await until("npm run dev is ready", async () => {
      if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}.`);
      return (await answer()).includes("boutique");
    }).catch((error) => {
      throw new Error(`${error.message}\n${output().slice(-1_000)}`);
    });
    await measure(
      "npm run dev, a handler",
      HANDLER,
      (source, round) =>
        source.replace(
          "{ status: 200, body: site }",
          `{ status: 200, body: { ...site, name: "Round ${round}" } }`,
        ),
      (round) => until("the new answer", async () => (await answer()).includes(`Round ${round}`)),
    );
  } finally {
    await stop(child);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Vitest says that it waits before it watches every folder: saves until one is answered. */
async function warmUp(file: string, output: () => string): Promise<void> {
  const source = readFileSync(join(ROOT, file), "utf8");
  const before = output().length;
  const saving = setInterval(() => writeFileSync(join(ROOT, file), source), 3_000);
  await until("the first tests have ended", () => READY.test(output().slice(before)));
  clearInterval(saving);
  // A save may have been answered by a run that is still to begin.
  await wait(5_000);
}

async function benchWatch(title: string, file: string): Promise<void> {
  const { child, output } = start("npm run -s unit:watch", {});
  try {
    await until("npm run unit:watch is ready", () => READY.test(output()));
    await warmUp(file, output);
    await measure(
      title,
      file,
      (source, round) => `${source}// ${round}\n`,
      async () => {
        const before = output().length;
        await until("the tests have ended", () => READY.test(output().slice(before)));
      },
    );
  } finally {
    await stop(child);
  }
}

const PARTS: Record<string, () => Promise<void>> = {
  dev: benchDev,
  rule: () => benchWatch("npm run unit:watch, a rule", RULE),
  handler: () => benchWatch("npm run unit:watch, a handler", HANDLER),
};
const named = process.argv.slice(2);
for (const [name, bench] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) await bench();
