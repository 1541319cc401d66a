import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { deleteFeature } from "./deleteFeature.ts";

const ROOT = join(import.meta.dirname, "..");
const FEATURES = ["reviews", "campaigns", "exitOffer", "notifications", "express"] as const;
const copies: string[] = [];

/** A storefront of its own, beside what it imports. */
function copyStorefront(): string {
  const copy = mkdtempSync(join(tmpdir(), "storefront-"));
  copies.push(copy);
  cpSync(join(ROOT, "web"), join(copy, "web"), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|test-results)$/.test(path),
  });
  for (const name of [
    "node_modules",
    "sdk",
    "server",
    "mocks",
    "openapi",
    "tsconfig.base.json",
    "package.json",
  ])
    symlinkSync(join(ROOT, name), join(copy, name));
  // Without a record of what was checked before, which would be this project's own.
  const config = join(copy, "web/tsconfig.json");
  const { compilerOptions, ...rest } = JSON.parse(readFileSync(config, "utf8"));
  const { incremental, tsBuildInfoFile, ...options } = compilerOptions;
  writeFileSync(config, JSON.stringify({ ...rest, compilerOptions: options }));
  return join(copy, "web");
}

/** In a process of its own, and without blocking this one: Vitest gives up a worker that is silent for a minute. */
function run(web: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  // Vitest's own would build React's development code.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { cwd: web, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}
const checkTypes = (web: string) => run(web, join(ROOT, "node_modules/typescript7/bin/tsc"), "-p", ".");

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

// Each takes ten seconds of a processor that may be shared.
const timeout = 900_000;

it.each(FEATURES)("a shop without %s compiles", { timeout }, async (feature) => {
  const web = copyStorefront();
  deleteFeature(web, feature);
  expect(await checkTypes(web)).toEqual({ status: 0, output: "" });
});

it("a shop without all of them is built, starts and draws its pages", { timeout }, async () => {
  const web = copyStorefront();
  for (const feature of FEATURES) deleteFeature(web, feature);
  const build = `import { createBuilder } from "vite"; await (await createBuilder({ logLevel: "error" })).buildApp();`;
  expect(await run(web, "--input-type=module", "-e", build)).toMatchObject({ status: 0 });
  const paths = ["/", "/sex-toys", "/product/100001", "/checkout"];
  const { status, output } = await run(web, join(import.meta.dirname, "drawPages.ts"), web, ...paths);
  expect({ status, output }).toEqual({
    status: 0,
    output: paths.map((path) => `${path} 200 whole\n`).join(""),
  });
});
