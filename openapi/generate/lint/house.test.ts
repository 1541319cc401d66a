import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** What Biome, with our configuration, says of a file at that place in the house. */
function lint(path: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  for (const file of ["biome.json", "sdk/rounding.grit", "server/sql.grit", ".gitignore"])
    cpSync(join(ROOT, file), join(folder, file));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/.bin/biome"), "lint", path],
    { cwd: folder, encoding: "utf8" },
  );
  return stdout + stderr;
}

describe("biome.json", () => {
  it.each([
    ["server/src/a.ts", "@velours/web", "The server mounts the web's build"],
    ["server/src/a.ts", "../../web/src/a.ts", "The server mounts the web's build"],
    ["server/src/a.ts", "@velours/mocks/gateway", "The server imports no mock"],
    ["server/src/a.ts", "../../sdk/src/client.ts", "Import the SDK by its entry points"],
    ["web/src/a.ts", "@velours/server", "The web imports nothing of ours but @velours/sdk"],
    ["web/src/a.ts", "../../mocks/a.ts", "The web imports nothing of ours but @velours/sdk"],
    ["sdk/src/a.ts", "@velours/server", "The SDK imports no other package"],
    ["sdk/src/a.ts", "../../openapi/generate/schema.ts", "The SDK imports no other package"],
    ["mocks/a.ts", "@velours/server", "The mocks live off the contract's examples"],
  ])("%s may not import %s", (path, module, message) => {
    expect(lint(path, `import "${module}";\n`)).toContain(message);
  });

  it.each(["server/src/a.ts", "web/src/a.ts", "mocks/a.ts"])("%s may import the SDK", (path) => {
    expect(
      lint(path, 'import { createClient } from "@velours/sdk";\ncreateClient({ baseUrl: "" });\n'),
    ).toContain("No fixes applied");
  });

  it.each(["Math.round(a)", "Math.floor(a)", "Math.ceil(a)", "a.toFixed(2)"])(
    "keeps %s in money.ts",
    (call) => {
      const source = `export const cents = (a: number) => ${call};\n`;
      expect(lint("web/src/a.ts", source)).toContain("Rounding lives in sdk/src/rules/money.ts");
      expect(lint("sdk/src/rules/money.ts", source)).not.toContain("Rounding lives");
    },
  );

  it("wants named exports", () => {
    expect(lint("server/src/a.ts", "export default 1;\n")).toContain("noDefaultExport");
  });

  it.each(["selectFrom", "insertInto", "updateTable", "deleteFrom"])(
    "refuses %s in a handler, and allows it in a store file",
    (method) => {
      const source = `import type { Db } from "./Db.ts";\n\nexport const query = (db: Db) => db.${method}("orders");\n`;
      const message = "SQL stands in the store.ts";
      expect(lint("server/src/domains/orders/getOrder.ts", source)).toContain(message);
      expect(lint("server/src/domains/orders/store.ts", source)).not.toContain(message);
      expect(lint("server/src/domains/orders/store/orders.ts", source)).not.toContain(message);
    },
  );
});
