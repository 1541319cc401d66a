import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyTemplate } from "../../testing/storeTemplate.ts";

// Each command opens a store of its own; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "velours-command-"));
  await copyTemplate(join(folder, "data"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as a person would, on a store of its own. */
function command(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "import.ts"), ...args], {
    env: { ...env, DATA_DIR: join(folder, "data") },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

test("npm run -w server import imports, shows progress and reports; a second time nothing changes", async () => {
  const shelf = join(import.meta.dirname, "../../domains/import/shopify/shelf.csv");
  expect(await command(shelf, "--link-pictures")).toEqual({
    code: 0,
    err: "7 rows read\nproducts 3/3\n",
    out:
      "Prices taken as USD.\n" +
      "products: 3 created, 0 updated, 0 unchanged\n" +
      "7 rows in, 7 accounted for: 6 imported, 1 empty, 0 bad\n" +
      "2 products have no price in CAD and are not sold in it.\n" +
      "3 products have no price in GBP and are not sold in it.\n" +
      "3 products have no price in EUR and are not sold in it.\n" +
      "Added because there were none: 6 sites, 6 pages of words, 48 empty collections, 18 shipping rates. They are examples: import your own over them.\n",
  });
  const again = await command(shelf, "--link-pictures");
  expect(again.code).toBe(0);
  expect(again.out).toContain("products: 0 created, 0 updated, 3 unchanged\n");
});

test("it fails with exit code 1 and names bad rows; --skip-bad leaves them out", async () => {
  const path = join(folder, "cards.json");
  const card = { code: "1-2345-6789-0123", amount_remaining: 5, site: "boutique", currency: "USD" };
  await writeFile(path, JSON.stringify({ giftCards: [card, { ...card, code: "no" }] }));
  const refused = await command(path);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain("cards.json:1 no: code must match pattern");
  expect(refused.out).toContain("Nothing was imported.");
  const skipped = await command(path, "--skip-bad");
  expect(skipped.code).toBe(0);
  expect(skipped.out).toContain("gift cards: 1 created, 0 updated, 0 unchanged");
});

test.each([
  [[], "npm run -w server import -- FILE"],
  [["/nowhere/at-all.csv"], "There is no file or directory /nowhere/at-all.csv."],
  [["a.csv", "--sites", "moon"], '--sites has "moon", but the stores are: boutique, outlet, closet.'],
  [["a.csv", "--currency", "try"], '--currency is "try", but the shop sells in: USD, CAD, GBP, EUR.'],
  [["a.csv", "--encoding", "ascii"], '--encoding is "ascii", but must be one of: utf-8, windows-1252.'],
  [
    ["a.csv", "--stock-unknown", "few"],
    '--stock-unknown is "few", but must be none, unlimited, or a count such as 10.',
  ],
  [["a.csv", "--skip-worse"], "Unknown option '--skip-worse'"],
])("%j fails with a sentence", async (args, sentence) => {
  const { code, err, out } = await command(...args);
  expect(err).toContain(sentence);
  expect(err).not.toContain("    at ");
  expect([code, out]).toEqual([1, ""]);
});
