import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { listFaults } from "../sdk/publish/checkPackage.ts";
import { type Consumer, listConsumers } from "./release/consumers.ts";
import { installed } from "./release/installed.ts";
import { packAll } from "./release/packAll.ts";

/**
 * `node .ci/consumers.ts [NAME …]`: packs what is published, installs it from the tarballs into a project of each kind, and
 * asks the packed mock for a product there. Other packages come from the registry. A line for each project.
 */
const TITLE = "Halo Palm Vibrator";
const run = promisify(execFile);
const names = process.argv.slice(2);
const temporary = mkdtempSync(join(tmpdir(), "velours-consumers-"));
let mock: ChildProcess | undefined;
let failed = 0;
try {
  const [sdk = "", packedMock = "", conformance = ""] = packAll(temporary);
  const home = installed(join(temporary, "mock"), [sdk, packedMock, conformance]);
  mock = spawn(process.execPath, [join(home, "node_modules/.bin/velours-mock"), "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { api, fields } = await readAddresses(mock);
  for (const name of ["mock", "conformance"]) {
    const faults = await listFaults(join(home, "node_modules/@velours", name), 10_000_000);
    report(`@velours/${name}`, faults.length > 0 ? faults.join("; ") : undefined);
  }
  report(
    "mock's files",
    (await tryFiles(api, fields)) ?? findForeign(join(home, "node_modules/@velours/mock")),
  );
  const all = listConsumers(api);
  const isChosen = (name: string) => names.length === 0 || names.some((own) => name.startsWith(own));
  for (const consumer of all.filter(({ name }) => isChosen(name)))
    report(consumer.name, await tryConsumer(consumer, sdk));
  if (isChosen("conformance")) report("conformance", await tryConformance(home, api));
} finally {
  mock?.kill();
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** Prints the line of a project; a complaint makes it a failed one. */
function report(name: string, complaint: string | undefined): void {
  if (complaint !== undefined) failed++;
  console.log(`${name.padEnd(16)} ${complaint === undefined ? "ok" : `FAILED  ${complaint}`}`);
}

async function readAddresses({ stdout }: ChildProcess): Promise<{ api: string; fields: string }> {
  for await (const line of createInterface(stdout!)) {
    const [, api, fields] = /^The mock: (\S+).*card fields: (\S+)/.exec(line) ?? [];
    if (api !== undefined && fields !== undefined) return { api, fields };
  }
  throw new Error("The packed mock did not start.");
}

/** Files beside the modules, which a package can lack though it starts. */
async function tryFiles(api: string, fields: string): Promise<string | undefined> {
  const { origin } = new URL(api);
  for (const [url, text] of [
    [origin, "<h1>Scenarios</h1>"],
    [`${origin}/assets/img/products/halo.svg`, "<svg"],
    [`${fields}/hosted-fields/v1/client.js`, "braintreeSandbox"],
    [`${fields}/modules/frame/frame.ts`, "import { applyStyles }"],
  ] as const) {
    const answer = await fetch(url);
    if (!answer.ok || !(await answer.text()).includes(text)) return `${url} answered ${answer.status}`;
  }
  return undefined;
}

/** A file that belongs to the repository alone: the storefront, data beside the modules, and words about both. */
function findForeign(mock: string): string | undefined {
  const files = readdirSync(mock, { recursive: true, encoding: "utf8" });
  if (/node mocks\//.test(readFileSync(join(mock, "README.md"), "utf8"))) return "README.md";
  return files.find((file) => /loadPages/.test(file) || (file.endsWith(".json") && file !== "package.json"));
}

/** Undefined when the project printed the product's title; else the first line of its complaint. */
async function tryConsumer(
  { name, packages, files, commands }: Consumer,
  sdk: string,
): Promise<string | undefined> {
  try {
    const folder = installed(join(temporary, name.replace(" ", "-")), [sdk, ...packages]);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    mkdirSync(join(folder, "out"), { recursive: true });
    let printed = "";
    for (const [command = "", ...words] of commands) {
      const { stdout } = await run(command, words, { cwd: folder, timeout: 240_000 });
      printed = stdout;
    }
    rmSync(folder, { recursive: true, force: true });
    return printed.includes(TITLE) ? undefined : `it printed ${JSON.stringify(printed.slice(0, 200))}`;
  } catch (failure) {
    const { stderr, stdout, message } = failure as Error & { stderr?: unknown; stdout?: unknown };
    const lines = [stderr, stdout, message].map(String).join("\n").split("\n");
    return lines.find((line) => /error/i.test(line)) ?? lines.find(Boolean) ?? "for no reason given";
  }
}

/** The packed check, asked for one operation of the packed mock. */
async function tryConformance(home: string, api: string): Promise<string | undefined> {
  const command = join(home, "node_modules/.bin/velours-conformance");
  const words = [command, "--url", api, "--implemented", "getProduct", "--count", "5"];
  return run(process.execPath, words, { timeout: 240_000 }).then(
    () => undefined,
    ({ stdout, message }) => String(stdout || message).split("\n")[0],
  );
}
