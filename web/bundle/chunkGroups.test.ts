import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { reachableFrom } from "./chunkGroups.ts";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const imports: Record<string, string[]> = {
  [path("src/a.ts")]: [path("src/b.ts"), path("src/platform/text/m.ts"), path("../sdk/src/index.ts")],
  [path("src/b.ts")]: [path("src/a.ts"), path("src/c.ts")],
  [path("src/c.ts")]: [],
  [path("src/platform/text/m.ts")]: [path("src/d.ts")],
  [path("../sdk/src/index.ts")]: [path("src/d.ts")],
  [path("src/d.ts")]: [],
};
const modules = (id: string) => {
  const importedIds = imports[id];
  return importedIds ? { importedIds, code: id.endsWith("/c.ts") ? "text(m.loading)" : "" } : null;
};

it("follows static imports and messages of web/src, through circles, and not through an index of everything", () => {
  expect(reachableFrom(path("src/a.ts"), modules)).toEqual(
    new Set(
      ["src/a.ts", "src/b.ts", "src/c.ts", "src/platform/text/generated/messages/loading.js"].map(path),
    ),
  );
});

it("follows the rules a file names to their files, and not to those beside them in the index", () => {
  const code: Record<string, string> = {
    [path("src/a.ts")]: 'import { formatMoney, type Money } from "@velours/sdk/rules";',
    [path("../sdk/src/rules/index.ts")]:
      'export { formatMoney, fromMinor } from "./money.ts";\nexport { parseCode } from "./codes.ts";',
    [path("../sdk/src/rules/money.ts")]: "",
    [path("../sdk/src/rules/codes.ts")]: "",
  };
  const found = reachableFrom(path("src/a.ts"), (id) =>
    id in code
      ? { importedIds: id.endsWith("/a.ts") ? [path("../sdk/src/rules/index.ts")] : [], code: code[id]! }
      : null,
  );
  expect(found).toEqual(new Set([path("src/a.ts"), path("../sdk/src/rules/money.ts")]));
});

it("fails when the entry was renamed", () => {
  expect(() => reachableFrom(path("src/old.ts"), modules)).toThrow("src/old.ts is an entry");
});
