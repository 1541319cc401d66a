import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Biome's findings by file, with our configuration. */
function lint(files: Record<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  for (const file of ["biome.json", "sdk/rounding.grit", "server/sql.grit", ".gitignore"])
    cpSync(join(ROOT, file), join(folder, file));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/.bin/biome"), "lint", "--reporter=json", "--max-diagnostics=none", "."],
    { cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; message: string; location: { path: string } }[];
  };
  const said = new Map(Object.keys(files).map((path): [string, string] => [path, ""]));
  for (const { category, message, location } of diagnostics)
    said.set(location.path, `${said.get(location.path) ?? ""}${category} ${message}\n`);
  return said;
}

const FOREIGN = [
  ["server/src/a.ts", "@velours/web", "The server mounts the web's build"],
  ["server/src/b.ts", "../../web/src/a.ts", "The server mounts the web's build"],
  ["server/src/c.ts", "@velours/mocks/gateway", "The server imports no mock"],
  ["server/src/d.ts", "../../sdk/src/client.ts", "Import the SDK by its entry points"],
  ["web/src/a.ts", "@velours/server", "The web imports nothing of ours but @velours/sdk"],
  ["web/src/b.ts", "../../mocks/a.ts", "The web imports nothing of ours but @velours/sdk"],
  ["sdk/src/a.ts", "@velours/server", "The SDK imports no other package"],
  ["sdk/src/b.ts", "../../openapi/generate/schema.ts", "The SDK imports no other package"],
  ["mocks/a.ts", "@velours/server", "The mocks live off the contract's examples"],
] as const;
const USES_SDK = ["server/src/sdk.ts", "web/src/sdk.ts", "mocks/sdk.ts"];
const ROUNDING = ["Math.round(a)", "Math.floor(a)", "Math.ceil(a)", "a.toFixed(2)"];
const METHODS = ["selectFrom", "insertInto", "updateTable", "deleteFrom"];

const rounding = (calls: readonly string[]) =>
  calls.map((call, index) => `export const cents${index} = (a: number) => ${call};\n`).join("");
const query = (method: string) =>
  `import type { Db } from "./Db.ts";\n\nexport const query = (db: Db) => db.${method}("orders");\n`;

// A single tree for all cases: a start of Biome takes longer than any of them.
const findings = lint({
  ...Object.fromEntries(FOREIGN.map(([path, module]) => [path, `import "${module}";\n`])),
  ...Object.fromEntries(
    USES_SDK.map((path) => [
      path,
      'import { createClient } from "@velours/sdk";\ncreateClient({ baseUrl: "" });\n',
    ]),
  ),
  ...Object.fromEntries(
    ROUNDING.map((call, index) => [`sdk/src/rules/rounding${index}.ts`, rounding([call])]),
  ),
  "sdk/src/rules/money.ts": rounding(ROUNDING),
  "server/src/default.ts": "export default 1;\n",
  ...Object.fromEntries(
    METHODS.flatMap((method) =>
      ["getOrder.ts", "store.ts", "store/orders.ts"].map((file) => [
        `server/src/domains/${method}/${file}`,
        query(method),
      ]),
    ),
  ),
});

describe("biome.json", () => {
  it.each(FOREIGN)("%s may not import %s", (path, _, message) => {
    expect(findings.get(path)).toContain(message);
  });

  it.each(USES_SDK)("%s may import the SDK", (path) => expect(findings.get(path)).toBe(""));

  it.each(ROUNDING.map((call, index) => [call, index] as const))("keeps %s in money.ts", (_, index) => {
    expect(findings.get(`sdk/src/rules/rounding${index}.ts`)).toContain(
      "Rounding lives in sdk/src/rules/money.ts",
    );
    expect(findings.get("sdk/src/rules/money.ts")).not.toContain("Rounding lives");
  });

  it("wants named exports", () => expect(findings.get("server/src/default.ts")).toContain("noDefaultExport"));

  it.each(METHODS)("refuses %s in a handler, and allows it in a store file", (method) => {
    const message = "SQL stands in the store.ts";
    const folder = `server/src/domains/${method}`;
    expect(findings.get(`${folder}/getOrder.ts`)).toContain(message);
    expect(findings.get(`${folder}/store.ts`)).not.toContain(message);
    expect(findings.get(`${folder}/store/orders.ts`)).not.toContain(message);
  });
});
