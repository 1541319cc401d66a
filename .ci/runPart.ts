import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import type { Part, PartResult } from "./Part.ts";

const ROOT = join(import.meta.dirname, "..");
const LOGS = join(ROOT, "node_modules/.cache/velours-test");

export const logFile = (name: string): string => join(LOGS, `${name.replaceAll(/\W+/g, "-")}.log`);
export const reportFile = (name: string): string => logFile(name).replace(/log$/, "json");

/** Runs a part and keeps what it prints in its log file; `live` prints it meanwhile too. */
export async function runPart(part: Part, { live }: { live: boolean }): Promise<PartResult> {
  const { name, command = `npm run -s ${name}` } = part;
  mkdirSync(LOGS, { recursive: true });
  rmSync(reportFile(name), { force: true });
  const log = createWriteStream(logFile(name));
  const started = performance.now();
  // The shell's `times` counts the processor time of everything that the command started.
  const child = spawn("sh", ["-c", `( ${command} ) 3>&-; code=$?; times >&3; exit $code`], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, ...part.env, ...(part.reports && { TEST_REPORT: reportFile(name) }) },
  });
  for (const output of [child.stdout!, child.stderr!]) {
    output.pipe(log, { end: false });
    if (live) output.pipe(process.stdout, { end: false });
  }
  const times = text(child.stdio[3] as NodeJS.ReadableStream & AsyncIterable<string>);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const seconds = (performance.now() - started) / 1000;
  log.end();
  await finished(log);
  return { name, passed: code === 0, seconds, cpuSeconds: readTimes(await times) };
}

/** User and system time of the children: the second line of `0m1.20s 0m0.10s`. */
function readTimes(output: string): number {
  const [, children = ""] = output.trim().split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
