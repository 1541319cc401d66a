import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { pack } from "../publish/pack.ts";
import { installed } from "./installed.ts";
import { startExamples } from "./startExamples.ts";

/**
 * Packs the SDK, installs it into a fresh project for each runtime, and does there what a program does, against the
 * contract's examples. Downloads each runtime from npm. Run: npm run -w sdk runtimes [name…]
 */
const HERE = import.meta.dirname;
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";

interface Runtime {
  name: string;
  files: string;
  packages: string[];
  /** The command, from the project's folder. */
  run: (folder: string, api: string) => string[] | Promise<string[]>;
}

const bin = (folder: string, name: string) => join(folder, "node_modules/.bin", name);
const RUNTIMES: Runtime[] = [
  ...[20, 22, 24].map((version) => ({
    name: `node ${version}`,
    files: "node",
    packages: [`node@${version}`],
    run: (folder: string, api: string) => [bin(folder, "node"), "main.js", api],
  })),
  {
    name: "bun",
    files: "bun",
    packages: ["bun@1.4.5"],
    run: (folder, api) => [bin(folder, "bun"), "main.js", api],
  },
  {
    name: "deno",
    files: "deno",
    packages: ["deno@2.9.6"],
    run: (folder, api) => [bin(folder, "deno"), "run", "-A", "--node-modules-dir=manual", "main.js", api],
  },
  { name: "workerd", files: "workerd", packages: ["miniflare@4.20260730.0"], run: bundleWorker },
  {
    name: "chromium",
    files: "chromium",
    packages: [],
    run: (_, api) => {
      if (!existsSync(BROWSER)) throw new Error(`there is no ${BROWSER}; name one in CHROMIUM`);
      return [process.execPath, "main.js", api, BROWSER, import.meta.resolve("playwright")];
    },
  },
];

const names = process.argv.slice(2);
const chosen = RUNTIMES.filter(
  ({ name }) => names.length === 0 || names.some((prefix) => name.startsWith(prefix)),
);
const { tarball } = pack();
const examples = await startExamples();
let failed = 0;
for (const runtime of chosen) {
  const result = await runRuntime(runtime).catch((failure: Error & { stderr?: unknown }) => {
    failed++;
    return `FAILED  ${formatReason(failure)}`;
  });
  console.log(`${runtime.name.padEnd(10)} ${result}`);
}
await examples.close();
rmSync(dirname(tarball), { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;

async function runRuntime({ name, files, packages, run }: Runtime): Promise<string> {
  const folder = installed(
    join(dirname(tarball), name.replace(" ", "")),
    [tarball, ...packages],
    [join(HERE, files), join(HERE, "exercise.js")],
  );
  const [command = "", ...rest] = await run(folder, examples.url);
  const { stdout } = await promisify(execFile)(command, rest, { cwd: folder, timeout: 120_000 });
  return `ok      ${stdout.trim()}`;
}

async function bundleWorker(folder: string, api: string): Promise<string[]> {
  const bundle = await rolldown({ input: join(folder, "worker.js"), cwd: folder, logLevel: "silent" });
  const output = { file: join(folder, "worker.bundle.js"), codeSplitting: false };
  await bundle.write({ ...output, format: "esm" });
  await bundle.close();
  return [process.execPath, "main.js", api];
}

/** The line that says why: of the program's own complaint if there is one. */
function formatReason({ message, stderr }: Error & { stderr?: unknown }): string {
  const lines = String(stderr || message)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? "for no reason given";
}
