import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";

// The goal of 150 kB is missed since the merchants' pages joined the demo data; the checks of one's own data are another 12 kB,
// and each operation for merchants brings its examples and the check of its body. Reasons in two languages are 4 kB, prices,
// promotions and sites that are saved 2 kB, days of the site, cursors by rows and goods taken from sale 1 kB; sorted lists and their
// files, documents for merchants, refunds of returns and a look that is not saved yet 8 kB. Products that are saved, reports, files
// that are imported and exported, taxes and pictures are 21 kB, of which an import's checks of sites are 8;
// the log of the desk, its people and its cards 16 kB; acts of two people, limits to sites, cards that are bought and an undo with the
// checks of an import 6 kB; the operations for merchants that came since then 4 kB; parties of invoices, events of stock and imports,
// and reports by invoice 1 kB.
const limit = 303_000;

it("the mock as a fetch weighs at most 303 kB compressed with its demo data, and imports no module of Node", async () => {
  const builtins = [/^node:/, ...builtinModules.map((name) => new RegExp(`^${name}$`))];
  const bundle = await rolldown({
    input: join(import.meta.dirname, "../createMockFetch.ts"),
    platform: "browser",
    external: builtins,
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const chunks = output.filter((part) => part.type === "chunk");
  expect(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])).toEqual([]);
  const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`createMockFetch: ${bytes} of ${limit} bytes`);
  expect(bytes).toBeLessThanOrEqual(limit);
}, 60_000);

it.each(["mocks/README.md", "openapi/docs/guides/20-mock.md"])("%s names the limit", (file) => {
  const page = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  expect(page).toMatch(new RegExp(`${limit / 1000} kB compressed`));
});
