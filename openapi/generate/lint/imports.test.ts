import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** The report of dependency-cruiser, with one of our configurations, on a tree of these files. */
function cruise(config: string, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  for (const [path, source] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  cpSync(join(ROOT, config), join(folder, config));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/.bin/depcruise"), "--config", config, "."],
    { cwd: folder, encoding: "utf8" },
  );
  return stdout + stderr;
}

const leaf = "export type A = 1;\n";

describe(".dependency-cruiser.json", () => {
  it.each([
    ["platform-knows-no-domain", "server/src/platform/http/a.ts", "server/src/domains/orders/b.ts"],
    ["platform-knows-no-domain", "server/src/platform/http/a.ts", "server/src/assembly/b.ts"],
    ["platform-knows-no-domain", "server/src/platform/http/a.ts", "server/src/testing/b.ts"],
    ["domains-know-no-assembly", "server/src/domains/orders/a.ts", "server/src/assembly/b.ts"],
    ["domains-know-no-assembly", "server/src/domains/orders/a.ts", "server/src/testing/b.ts"],
    ["config-imports-no-domain", "server/src/platform/config/a.ts", "server/src/platform/http/b.ts"],
  ])("%s: %s may not import a type of %s", (rule, from, to) => {
    const specifier = `${"../".repeat(from.split("/").length - 1)}${to}`;
    const report = cruise(".dependency-cruiser.json", {
      [from]: `import type { A } from "${specifier}";\nexport type B = A;\n`,
      [to]: leaf,
    });
    expect(report).toContain(`error ${rule}: ${from} → ${to}`);
  });

  it.each([
    ["server/src/assembly/a.ts", "server/src/domains/orders/b.ts"],
    ["server/src/domains/orders/a.ts", "server/src/platform/http/b.ts"],
    ["server/src/platform/http/a.test.ts", "server/src/testing/b.ts"],
  ])("%s may import %s", (from, to) => {
    const specifier = `${"../".repeat(from.split("/").length - 1)}${to}`;
    const report = cruise(".dependency-cruiser.json", {
      [from]: `import type { A } from "${specifier}";\nexport type B = A;\n`,
      [to]: leaf,
    });
    expect(report).toContain("no dependency violations found (2 modules, 1 dependencies cruised)");
  });

  it.each(["domains/orders/a.ts", "assembly/a.ts", "platform/http/a.ts"])(
    "%s may not import Kysely",
    (path) => {
      const report = cruise(".dependency-cruiser.json", {
        [`server/src/${path}`]: 'import type { Kysely } from "kysely";\nexport type A = Kysely<object>;\n',
      });
      expect(report).toContain(`error kysely-in-stores: server/src/${path}`);
    },
  );

  it.each(["domains/orders/store.ts", "domains/orders/store/orders.ts", "domains/orders/a.test.ts"])(
    "%s may import Kysely",
    (path) => {
      const report = cruise(".dependency-cruiser.json", {
        [`server/src/${path}`]: 'import type { Kysely } from "kysely";\nexport type A = Kysely<object>;\n',
      });
      expect(report).toContain("no dependency violations found");
    },
  );

  it("reports a circle of three files, two of whose imports are of types only", () => {
    const report = cruise(".dependency-cruiser.json", {
      "web/src/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;\n',
      "web/src/b.ts": 'import { c } from "./c.ts";\nexport type B = typeof c;\n',
      "web/src/c.ts": 'import type { A } from "./a.ts";\nexport const c: A | 1 = 1;\n',
    });
    expect(report).toContain("error no-circle: web/src/a.ts");
  });
});

describe("server/.dependency-cruiser.json", () => {
  const orders = "server/src/domains/orders/a.ts";
  const carts = "server/src/domains/cart/b.ts";

  it("reports two domains that import each other, in different files", () => {
    const report = cruise("server/.dependency-cruiser.json", {
      [orders]: 'import type { A } from "../cart/b.ts";\nexport type C = A;\n',
      [carts]: leaf,
      "server/src/domains/cart/c.ts": 'import type { A } from "../orders/d.ts";\nexport type D = A;\n',
      "server/src/domains/orders/d.ts": leaf,
    });
    expect(report).toContain("error domains-in-order: server/src/domains/orders");
  });

  it("lets a domain import another one, and folders of its own", () => {
    const report = cruise("server/.dependency-cruiser.json", {
      [orders]:
        'import type { A } from "../cart/b.ts";\nimport type { C } from "./store/c.ts";\nexport type D = A | C;\n',
      [carts]: leaf,
      "server/src/domains/orders/store/c.ts": 'import type { E } from "../e.ts";\nexport type C = E;\n',
      "server/src/domains/orders/e.ts": "export type E = 2;\n",
    });
    expect(report).toContain("no dependency violations found");
  });
});
