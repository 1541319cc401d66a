import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { doExport } from "../../domains/import/exportCommand.ts";
import { doImport } from "../../domains/import/importCommand.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
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
function command(...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnCommand("import", args, { ...env, DATA_DIR: join(folder, "data") });
}

/** The same without a process: what it prints. */
const doInProcess = (...args: string[]) =>
  doImport({ dataDir: join(folder, "data"), databaseUrl: undefined, preparedStatements: true }, args);

test("an export is its owner's alone, also where a run that was cut left a file behind", async () => {
  const file = join(folder, "whole.json");
  const location = { dataDir: join(folder, "exported"), databaseUrl: undefined, preparedStatements: true };
  await copyTemplate(location.dataDir);
  await writeFile(`${file}.partial`, "cut");
  expect(await doExport(location, [file])).toContain("rows written to");
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("an export of a misspelt DATA_DIR is refused, and no store is begun there", async () => {
  const location = { dataDir: join(folder, "date"), databaseUrl: undefined, preparedStatements: true };
  await expect(doExport(location, [join(folder, "none.json")])).rejects.toThrow(/^There is no store in /);
  await expect(stat(location.dataDir)).rejects.toThrow("ENOENT");
});

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
      "Added because there were none: 6 sites, 6 pages of words, 48 empty collections, 18 shipping rates. They are examples: import your own over them.\n" +
      "1 product is in no listing, so that only a search finds it: candle. A listing is a collection that an entry of the site's navigation leads to.\n",
  });
  expect(await doInProcess(shelf, "--link-pictures")).toContain(
    "products: 0 created, 0 updated, 3 unchanged\n",
  );
});

test("--plan writes a plan that --apply imports, unless its file was changed since", async () => {
  const path = join(folder, "planned.csv");
  await writeFile(path, "Handle,Title,Variant Price\nsofa,Sofa,90\n");
  const planned = await command("--plan", path, "--currency", "EUR");
  expect(planned.code).toBe(0);
  expect(planned.out).toContain("Prices taken as EUR.\n");
  expect(planned.out).toContain("New: 1\n  products sofa\n");
  expect(planned.out).toContain(`The whole plan is in ${path}.plan.json`);
  await writeFile(path, "Handle,Title,Variant Price\nsofa,Sofa,9\n");
  await expect(doInProcess("--apply", `${path}.plan.json`)).rejects.toThrow(
    `${path} was changed since the plan`,
  );
  await writeFile(path, "Handle,Title,Variant Price\nsofa,Sofa,90\n");
  expect(await doInProcess("--apply", `${path}.plan.json`)).toContain("products: 1 created");
});

test("it fails with exit code 1 and names bad rows; --skip-bad leaves them out", async () => {
  const path = join(folder, "cards.json");
  const card = { code: "1-2345-6789-0123", amount_remaining: 5, site: "boutique", currency: "USD" };
  await writeFile(path, JSON.stringify({ giftCards: [card, { ...card, code: "no" }] }));
  const refused = await command(path);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain("cards.json:1 no: code must match pattern");
  expect(refused.out).toContain("Nothing was imported.");
  expect(await doInProcess(path, "--skip-bad")).toContain("gift cards: 1 created, 0 updated, 0 unchanged");
});

test.each([
  [[], "npm run -w server import -- FILE"],
  [["/nowhere/at-all.csv"], "There is no file or directory /nowhere/at-all.csv."],
  [["a.csv", "--skip-worse"], "Unknown option '--skip-worse'"],
])("%j fails with a sentence", async (args, sentence) => {
  const { code, err, out } = await command(...args);
  expect(err).toContain(sentence);
  expect(err).not.toContain("    at ");
  expect([code, out]).toEqual([1, ""]);
});
