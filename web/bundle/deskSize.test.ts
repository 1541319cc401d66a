import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** Bytes of JavaScript after gzip that the desk loads until its first screen, Today, is drawn. */
const LIMIT = 180_000;

const folder = join(import.meta.dirname, "../dist/client/desk");
const assets = join(folder, "assets");

test("the desk's first screen loads at most 180 kB of JavaScript", () => {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/src="[^"]+\/desk\/assets\/([^"]+)"/g)].map(([, name = ""]) => name);
  const loaded = new Set([
    ...named,
    ...readdirSync(assets).filter((name) => name.startsWith("TodayScreen-")),
  ]);
  let size = 0;
  for (const name of loaded) {
    const bytes = readFileSync(join(assets, name));
    size += gzipSync(bytes, { level: 9 }).length;
    // Code that it loads later stands in `import()`.
    for (const [, file = ""] of bytes.toString().matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g))
      loaded.add(basename(file));
  }
  expect(loaded.size).toBeGreaterThan(20);
  expect(size).toBeLessThanOrEqual(LIMIT);
});
