import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createMockFetch } from "../mocks/createMockFetch.ts";
import { deleteFeature } from "./deleteFeature.ts";

const ROOT = join(import.meta.dirname, "..");
const FEATURES = ["reviews", "campaigns", "exitOffer", "notifications"] as const;
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

const run = (web: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: web,
    encoding: "utf8",
    // Vitest's own would build React's development code.
    env: { ...process.env, NODE_ENV: "production" },
  });
  return { status, output: stdout + stderr };
};
const checkTypes = (web: string) => run(web, join(ROOT, "node_modules/typescript7/bin/tsc"), "-p", ".");

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

it.each(FEATURES)("a shop without %s compiles", (feature) => {
  const web = copyStorefront();
  deleteFeature(web, feature);
  expect(checkTypes(web)).toEqual({ status: 0, output: "" });
});

it("a shop without all of them is built, starts and draws its pages", async () => {
  const web = copyStorefront();
  for (const feature of FEATURES) deleteFeature(web, feature);
  const build = `import { createBuilder } from "vite"; await (await createBuilder({ logLevel: "error" })).buildApp();`;
  expect(run(web, "--input-type=module", "-e", build)).toMatchObject({ status: 0 });
  const { default: pages } = (await import(pathToFileURL(join(web, "dist/server/server.js")).href)) as {
    default: { fetch: (request: Request, options: object) => Promise<Response> };
  };
  const context = {
    fetch: createMockFetch(),
    site: "boutique",
    clientToken: "velours-dev",
    gatewayUrl: "http://gateway.example",
  };
  for (const path of ["/", "/sex-toys", "/product/100001", "/checkout"]) {
    const answer = await pages.fetch(new Request(`http://shop.example${path}`), { context });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain("</html>");
  }
});
