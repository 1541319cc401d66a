import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** The violations that dependency-cruiser, with one of our configurations, finds in a tree of these files: `rule: file`. */
function cruise(config: string, files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  for (const [path, source] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  cpSync(join(ROOT, config), join(folder, config));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/.bin/depcruise"), "--output-type", "json", "--config", config, "."],
    { cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

/** Imports a type, as far as the rules care the same as a value. */
function importing(from: string, to: string): string {
  return `import type { A } from "${"../".repeat(from.split("/").length - 1)}${to}";\nexport type B = A;\n`;
}

const REFUSED = [
  ["platform-knows-no-domain", "server/src/platform/http/a.ts", "server/src/domains/orders/z.ts"],
  ["platform-knows-no-domain", "server/src/platform/http/b.ts", "server/src/assembly/z.ts"],
  ["testing-is-for-tests", "server/src/platform/http/c.ts", "server/src/testing/z.ts"],
  ["domains-know-no-assembly", "server/src/domains/orders/d.ts", "server/src/assembly/z.ts"],
  ["testing-is-for-tests", "server/src/domains/orders/e.ts", "server/src/testing/z.ts"],
  [
    "platform-config-knows-those-before-it",
    "server/src/platform/config/f.ts",
    "server/src/platform/http/z.ts",
  ],
  ["kysely-in-stores", "server/src/domains/orders/g.ts", "kysely"],
  ["kysely-in-stores", "server/src/assembly/h.ts", "kysely"],
  ["kysely-in-stores", "server/src/platform/http/i.ts", "kysely"],
] as const;
const ALLOWED = [
  ["server/src/assembly/j.ts", "server/src/domains/orders/z.ts"],
  ["server/src/domains/orders/k.ts", "server/src/platform/http/z.ts"],
  ["server/src/platform/http/l.test.ts", "server/src/testing/z.ts"],
  ["server/src/domains/orders/store.ts", "kysely"],
  ["server/src/domains/orders/store/m.ts", "kysely"],
  ["server/src/domains/orders/n.test.ts", "kysely"],
] as const;
const KYSELY = 'import type { Kysely } from "kysely";\nexport type A = Kysely<object>;\n';
const CIRCLE = {
  "web/src/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;\n',
  "web/src/b.ts": 'import { c } from "./c.ts";\nexport type B = typeof c;\n',
  "web/src/c.ts": 'import type { A } from "./a.ts";\nexport const c: A | 1 = 1;\n',
};

it(".dependency-cruiser.json reports a circle of three files, two of whose imports are of types only", () => {
  expect(cruise(".dependency-cruiser.json", CIRCLE)).toContain("no-circle: web/src/a.ts");
});

// A single tree for all cases: a start of dependency-cruiser takes longer than any of them.
describe("server/.dependency-cruiser.mjs", () => {
  const cases: (readonly [from: string, to: string])[] = [
    ...REFUSED.map(([, from, to]) => [from, to] as const),
    ...ALLOWED,
  ];
  const violations = cruise("server/.dependency-cruiser.mjs", {
    ...Object.fromEntries(
      cases.flatMap(([from, to]): [string, string][] =>
        to === "kysely"
          ? [[from, KYSELY]]
          : [
              [from, importing(from, to)],
              [to, "export type A = 1;\n"],
            ],
      ),
    ),
    "server/src/domains/orders/a.ts": 'import type { A } from "../cart/b.ts";\nexport type C = A;\n',
    "server/src/domains/cart/b.ts": "export type A = 1;\n",
    "server/src/domains/seo/a.ts":
      'import type { A } from "../sites/b.ts";\nimport type { C } from "./store/c.ts";\nexport type D = A | C;\n',
    "server/src/domains/sites/b.ts": "export type A = 1;\n",
    "server/src/domains/seo/store/c.ts": 'import type { E } from "../e.ts";\nexport type C = E;\n',
    "server/src/domains/seo/e.ts": "export type E = 2;\n",
    "server/src/platform/jobs/a.ts":
      'import type { A } from "../../domains/cart/b.ts";\nexport type F = A;\n',
  });

  it.each(REFUSED)("%s: %s may not import %s", (rule, from) => {
    expect(violations).toContain(`${rule}: ${from}`);
  });

  it.each(ALLOWED)("%s may import %s", (from) => {
    expect(violations.filter((violation) => violation.endsWith(`: ${from}`))).toEqual([]);
  });

  it("reports a domain that imports a type of one that it may not know", () => {
    expect(violations).toContain("orders-knows-its-own: server/src/domains/orders/a.ts");
  });

  it("lets a domain import one that it may know, and folders of its own", () => {
    expect(violations.filter((violation) => /seo|sites/.test(violation))).toEqual([]);
  });

  it("reports the platform that imports a domain", () => {
    expect(violations).toContain("platform-knows-no-domain: server/src/platform/jobs/a.ts");
  });
});

describe("web/.dependency-cruiser.mjs", () => {
  const violations = cruise("web/.dependency-cruiser.mjs", {
    "web/src/platform/forms/a.ts": importing("web/src/platform/forms/a.ts", "web/src/features/cart/z.ts"),
    "web/src/platform/forms/b.ts": importing("web/src/platform/forms/b.ts", "web/src/app/z.ts"),
    "web/src/features/cart/c.ts": importing("web/src/features/cart/c.ts", "web/src/app/z.ts"),
    "web/src/features/cart/d.ts": importing("web/src/features/cart/d.ts", "web/src/platform/z.ts"),
    "web/src/app/e.ts": importing("web/src/app/e.ts", "web/src/features/cart/z.ts"),
    ...Object.fromEntries(
      ["app", "features/cart", "platform"].map((folder) => [
        `web/src/${folder}/z.ts`,
        "export type A = 1;\n",
      ]),
    ),
  });

  it("lets imports point downward only: app, features, platform", () => {
    expect(violations.sort()).toEqual([
      "features-know-no-app: web/src/features/cart/c.ts",
      "platform-knows-no-feature: web/src/platform/forms/a.ts",
      "platform-knows-no-feature: web/src/platform/forms/b.ts",
    ]);
  });
});
