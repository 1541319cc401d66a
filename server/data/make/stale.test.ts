import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { files } from "./files.ts";
import { stale } from "./stale.ts";

const root = join(import.meta.dirname, "../../..");

test("the demo data and its pictures are as their makers would write them", async () => {
  expect(await stale(root, files())).toEqual({ changed: [], left: [] });
});

test("a file with other text is named, and so is one that is not made any more", async () => {
  const wanted = files();
  const [first, second] = wanted.keys();
  wanted.set(first!, "other");
  wanted.delete(second!);
  expect(await stale(root, wanted)).toEqual({ changed: [first], left: [second] });
});

test("a picture is sent in 2 kB with all its views, 1.2 kB on average, square and has no words, scripts or addresses in it", () => {
  const pictures = [...files()].filter(([path]) => path.includes("/products/"));
  expect(pictures.length).toBeGreaterThan(160);
  let total = 0;
  for (const [path, svg] of pictures) {
    const sent = gzipSync(svg).length;
    total += sent;
    expect(sent, path).toBeLessThan(2000);
    expect(svg, path).toContain('viewBox="0 0 800 800"');
    expect(svg, path).not.toMatch(/<script|<image|href="[^#]|NaN|undefined/);
    for (const [, words] of svg.matchAll(/<text[^>]*>([^<]*)/g))
      expect(words, path).toMatch(/^[\d.]+ cm · [\d.]+ in$/);
  }
  expect(total / pictures.length).toBeLessThan(1200);
});
