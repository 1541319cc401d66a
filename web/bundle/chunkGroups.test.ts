import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { reachableFrom } from "./chunkGroups.ts";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const imports: Record<string, string[]> = {
  [path("src/a.ts")]: [path("src/b.ts"), path("src/text/m.ts"), path("../sdk/src/index.ts")],
  [path("src/b.ts")]: [path("src/a.ts"), path("src/c.ts")],
  [path("src/c.ts")]: [],
  [path("src/text/m.ts")]: [path("src/d.ts")],
  [path("../sdk/src/index.ts")]: [path("src/d.ts")],
  [path("src/d.ts")]: [],
};
const modules = (id: string) => {
  const importedIds = imports[id];
  return importedIds ? { importedIds, code: id.endsWith("/c.ts") ? "text(m.loading)" : "" } : null;
};

it("follows static imports and messages of web/src, through circles, and not through an index of everything", () => {
  expect(reachableFrom(path("src/a.ts"), modules)).toEqual(
    new Set(["src/a.ts", "src/b.ts", "src/c.ts", "src/text/generated/messages/loading.js"].map(path)),
  );
});

it("fails when the entry was renamed", () => {
  expect(() => reachableFrom(path("src/old.ts"), modules)).toThrow("src/old.ts is an entry");
});
