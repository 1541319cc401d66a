import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatReasons } from "@velours/sdk/import";
import type { Product } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../platform/store/store.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../testing/stores.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { importDemo } from "./importDemo.ts";
import { kinds } from "./kinds.ts";
import { readSource, type SourceOptions } from "./readSource.ts";
import { report } from "./report.ts";
import { type ImportOptions, runImport } from "./runImport.ts";

const whole: ImportOptions = { skipBad: false, sources: ["boutique"], allowFree: true };
const skipping: ImportOptions = { skipBad: true, sources: ["boutique"] };
const runFile = async (store: Store, path: string, options: ImportOptions & SourceOptions) =>
  runImport(store, await readSource(path, options), options);
const shelf = join(import.meta.dirname, "shopify/shelf.csv");
const shelfText = await readFile(shelf, "utf8");
const demoProducts: Product[] = JSON.parse(await readFile(join(demoDirectory, "products.json"), "utf8"));

const tables = [
  "products",
  "variants",
  "stock",
  "collections",
  "promotions",
  "gift_cards",
  "shipping_rates",
  "sites",
] as const;

/** All that imports write, to compare before and after. */
async function everything(store: Store) {
  const all = [...tables, "stock_entries", "gift_card_entries", "collection_products"] as const;
  return Promise.all(
    all.map(async (table) =>
      (await store.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ),
  );
}

describeOnStores("an import", (open) => {
  const store = fixture(async () => openTestStore(await open()));
  let folder: string;
  const write = async (name: string, text: string | object) => {
    const path = join(folder, name);
    await writeFile(path, typeof text === "string" ? text : JSON.stringify(text, null, 1));
    return path;
  };

  const readProducts = async (): Promise<Product[]> =>
    (await store.db.selectFrom("products").select("document").orderBy("id").execute()).map(
      ({ document }) => document as unknown as Product,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-files-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of [
      "gift_card_entries",
      "stock_entries",
      "collection_products",
      "stock",
      "variants",
      "products",
      "collections",
      "promotions",
      "gift_cards",
      "shipping_rates",
      "sites",
    ] as const) {
      await store.db.deleteFrom(table).execute();
    }
  });

  test("the demo fills an empty store, and only an empty one", async () => {
    expect(await importDemo(store)).toBe(demoProducts.length);
    const counts = await Promise.all(
      tables.map(async (table) => (await store.db.selectFrom(table).selectAll().execute()).length),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await store.db.updateTable("stock").set({ quantity: 1 }).where("quantity", ">", 1).execute();
    const before = await everything(store);
    expect(await importDemo(store)).toBe(0);
    expect(await everything(store)).toEqual(before);
  });

  test("two starts at once fill it once", async () => {
    const products = await Promise.all([importDemo(store), importDemo(store)]);
    expect(products.sort((first, second) => first - second)).toEqual([0, demoProducts.length]);
  });

  test("a directory imports whole, and again changes nothing and says so", async () => {
    const progressLines: string[] = [];
    const first = await runFile(store, demoDirectory, {
      ...whole,
      progress: (part, done, of) => progressLines.push(`${part} ${done}/${of}`),
    });
    expect(first.counts!.products).toEqual({ inserted: demoProducts.length, updated: 0, unchanged: 0 });
    expect(progressLines).toContain(`products ${demoProducts.length}/${demoProducts.length}`);
    // All but tax rates: the demo's taxes are the sandbox's.
    expect(progressLines).toHaveLength(kinds.length - 1);
    const before = await everything(store);
    const second = await runFile(store, demoDirectory, whole);
    expect(second.counts!.products).toEqual({ inserted: 0, updated: 0, unchanged: demoProducts.length });
    expect(await everything(store)).toEqual(before);
    expect(report(second)).toContain(`products: 0 created, 0 updated, ${demoProducts.length} unchanged`);
    expect(report(second)).toContain("Nothing was changed");
    expect(second.rows).toEqual({ in: first.rows.in, used: first.rows.in, blank: 0, bad: 0 });
  });

  test("a document of some parts updates what differs and counts it", async () => {
    await importDemo(store);
    const [first, second] = structuredClone(demoProducts);
    first!.title = "Halo II";
    const path = await write("some.json", {
      products: [first, second],
      giftCards: [{ code: "9999-0000-0000-0001", amount_remaining: 5, site: "outlet", currency: "USD" }],
    });
    const { counts } = await runFile(store, path, whole);
    expect(counts!.products).toEqual({ inserted: 0, updated: 1, unchanged: 1 });
    expect(counts!.giftCards).toEqual({ inserted: 1, updated: 0, unchanged: 0 });
  });

  test("a gift card keeps the currency of its ledger", async () => {
    const card = { code: "9999-0000-0000-0002", amount_remaining: 100, site: "outlet", currency: "USD" };
    const importCard = async (change: object) =>
      runFile(store, await write("card.json", { giftCards: [{ ...card, ...change }] }), whole);
    await importCard({});
    const { imported, bad } = await importCard({ currency: "GBP" });
    expect(imported).toBe(false);
    expect(bad.map(({ reasons }) => formatReasons(reasons, "en"))).toEqual([
      "currency is GBP, but the card and its ledger are in USD",
    ]);
    expect((await importCard({ site: "boutique" })).counts!.giftCards.updated).toBe(1);
  });

  test("a bad row keeps everything out, is named, and every row is accounted for", async () => {
    const products = structuredClone(demoProducts.slice(0, 3));
    products[1]!.price = -4;
    const path = await write("bad.json", { products, promotions: [{ id: 1 }] });
    const result = await runFile(store, path, whole);
    expect(result).toMatchObject({ imported: false, counts: undefined, rows: { in: 4, used: 2, blank: 0 } });
    expect(await everything(store)).toEqual(Array(11).fill([]));
    const line = JSON.stringify({ products: products.slice(0, 1) }, null, 1).split("\n").length - 1;
    expect(report(result).split("\n")).toEqual([
      "Bad rows:",
      `  bad.json:${line} ${products[1]!.handle}: price must be >= 0`,
      expect.stringMatching(
        /^ {2}bad\.json:\d+ 1: name is missing; type is missing; discount is missing; enabled is missing; site is missing$/,
      ),
      "4 rows in, 4 accounted for: 2 good, 0 empty, 2 bad",
      "Nothing was imported. Mend the bad rows, or leave them out with --skip-bad.",
    ]);
  });

  test("with skipBad the rest is imported and the bad are listed", async () => {
    const products = structuredClone(demoProducts.slice(0, 3));
    products[1]!.price = -4;
    const result = await runFile(store, await write("bad.json", { products }), skipping);
    expect(result).toMatchObject({ imported: true, rows: { in: 3, used: 2, blank: 0 } });
    expect(result.counts!.products.inserted).toBe(2);
    expect(report(result)).toContain("Bad rows, left out:");
    expect(report(result)).toContain("3 rows in, 3 accounted for: 2 imported, 0 empty, 1 bad");
  });

  test("a promotion that gives a product away which there is not is a bad row", async () => {
    const gift = {
      id: 901,
      name: "GIFT",
      type: "free_product",
      discount: 0,
      enabled: true,
      site: "boutique",
    };
    const path = await write("gift.json", { promotions: [{ ...gift, free_product_id: 77 }] });
    const { bad } = await runFile(store, path, whole);
    expect(bad.map(({ reasons }) => formatReasons(reasons, "en"))).toEqual([
      "free_product_id is 77, but there is no such product",
    ]);
    const product = { ...structuredClone(demoProducts[0]!), id: 77 };
    const both = await write("both.json", {
      promotions: [{ ...gift, free_product_id: 77 }],
      products: [product],
    });
    expect((await runFile(store, both, whole)).bad).toEqual([]);
  });

  test("a document on one line loses the bad row alone, and its rows are counted", async () => {
    await importDemo(store);
    const promotion = (id: number, name: string) => ({
      id,
      name,
      type: "amount",
      discount: 5,
      enabled: true,
      site: "outlet",
    });
    const promotions = [promotion(901, "GOODA"), promotion(902, "welcome15"), promotion(903, "GOODB")];
    const path = join(folder, "minified.json");
    await writeFile(path, JSON.stringify({ promotions }));
    const refused = await runFile(store, path, whole);
    expect(report(refused)).toContain("3 rows in, 3 accounted for: 2 good, 0 empty, 1 bad");
    const { rows, bad, counts } = await runFile(store, path, skipping);
    expect(bad.map(({ name }) => name)).toEqual(["welcome15"]);
    expect(rows).toEqual({ in: 3, used: 2, blank: 0, bad: 1 });
    expect(counts!.promotions.inserted).toBe(2);
  });

  test("what belongs to another product or promotion of the shop is not taken from it", async () => {
    await importDemo(store);
    const thief = { ...structuredClone(demoProducts[5]!), id: 999_001, handle: "halo" };
    const second = { ...structuredClone(demoProducts[6]!), id: 999_002, handle: "other" };
    const path = await write("taken.json", {
      products: [thief, second],
      promotions: [
        { id: 999, name: "welcome15", type: "amount", discount: 5, enabled: true, site: "outlet" },
      ],
    });
    const before = await everything(store);
    const { bad, imported } = await runFile(store, path, whole);
    expect(imported).toBe(false);
    expect(bad.map(({ reasons }) => formatReasons(reasons, "en"))).toEqual([
      "handle halo is already that of product 100001",
      `variant id ${second.variants[0]!.id} is already one of product ${demoProducts[6]!.id}`,
      "name welcome15 is already that of promotion 1",
    ]);
    expect(await everything(store)).toEqual(before);
  });

  test("a code is taken also where JavaScript and the database write its small form otherwise", async () => {
    await importDemo(store);
    const promotion = (id: number, name: string) =>
      ({ id, name, type: "amount", discount: 5, enabled: true, site: "outlet" }) as const;
    await runFile(store, await write("first.json", { promotions: [promotion(901, "İNDİRİM20")] }), whole);
    const path = await write("second.json", {
      promotions: [promotion(902, "İNDİRİM20"), promotion(903, "ΟΔΟΣ"), promotion(904, "οδοσ")],
    });
    const { bad } = await runFile(store, path, whole);
    expect(bad.map(({ reasons }) => formatReasons(reasons, "en"))).toEqual([
      "name İNDİRİM20 is already that of promotion 901",
      "name οδοσ is already that of promotion 903",
    ]);
  });

  test("a Shopify export imports, and again changes nothing", async () => {
    await importDemo(store);
    const first = await runFile(store, shelf, whole);
    expect(first.counts!.products).toEqual({ inserted: 3, updated: 0, unchanged: 0 });
    expect(first.rows).toEqual({ in: 7, used: 6, blank: 1, bad: 0 });
    expect(report(first)).toContain("7 rows in, 7 accounted for: 6 imported, 1 empty, 0 bad");
    const before = await everything(store);
    const second = await runFile(store, shelf, whole);
    expect(second.counts!.products).toEqual({ inserted: 0, updated: 0, unchanged: 3 });
    expect(await everything(store)).toEqual(before);
  });

  test("prices are in the currency that is named, and the report begins with it", async () => {
    const inEuros = { ...whole, currency: "EUR" as const };
    const first = await runFile(store, shelf, inEuros);
    expect(report(first).split("\n")[0]).toBe("Prices taken as EUR.");
    // No site of a new shop is left without its structure, which sells in all four.
    expect(report(first)).toContain("3 products have no price in USD and are not sold in it.");
    const [robe] = await readProducts();
    expect(robe).toMatchObject({ price: 90, prices: { EUR: 90, CAD: 120 } });
    expect(robe?.prices).not.toHaveProperty("USD");
    expect(robe?.variants[0]).toMatchObject({ price: 90, compare_at_price: 120 });
    const inDollars = await runFile(store, shelf, whole);
    expect(report(inDollars).split("\n")[0]).toBe("Prices taken as USD.");
    expect((await readProducts())[0]?.prices).toEqual({ EUR: 90, USD: 90, CAD: 120 });
  });

  test("a changed export keeps ids by SKU and by options, and what it cannot say", async () => {
    await runFile(store, shelf, { ...whole, sources: ["outlet"] });
    const find = async () =>
      (
        await store.db
          .selectFrom("products")
          .select("document")
          .where("handle", "=", "linen-robe")
          .executeTakeFirstOrThrow()
      ).document as unknown as Product;
    const robe = await find();
    expect(robe.sources).toEqual(["outlet"]);
    const enriched = {
      ...robe,
      translations: { fr: { title: "Peignoir de lin" } },
      minimum_prices: { USD: 60 },
    };
    await runFile(store, await write("robe.json", { products: [enriched] }), whole);
    const changed = shelfText
      .replace(",M,,Knee,ROBE-SAND-M", ",Medium,,Knee,ROBE-SAND-M")
      .replace("95.5,80", "97,80")
      .replace(
        /^.*robe-3.*$/m,
        "linen-robe,,,,,,,,Navy,,L,,Long,,400,shopify,9,deny,manual,95.5,,true,true,,,,,,,,,kg,,,",
      );
    const { counts, bad } = await runFile(store, await write("shelf.csv", changed), whole);
    expect(bad).toEqual([]);
    expect(counts!.products).toEqual({ inserted: 0, updated: 1, unchanged: 2 });
    const after = await find();
    expect(after.variants.map(({ id, option1, price }) => [id, option1, price])).toEqual([
      [robe.variants[0]!.id, "Sand|S|Knee", 90],
      [robe.variants[1]!.id, "Sand|Medium|Knee", 90],
      [robe.variants[2]!.id, "Navy|S|Long", 97],
      [expect.any(Number), "Navy|L|Long", 95.5],
    ]);
    expect(new Set(after.variants.map(({ id }) => id)).size).toBe(4);
    expect(after).toMatchObject({
      sources: ["outlet"],
      minimum_prices: { USD: 60 },
      translations: { fr: { title: "Peignoir de lin" } },
    });
  });

  describe("stock of an export that is imported again", () => {
    const header =
      "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";
    const race = (price: number, ...rows: [size: string, quantity: number][]) =>
      [
        header,
        ...rows.map(([size, quantity], index) =>
          [
            "race",
            index === 0 ? "Race" : "",
            index === 0 ? "Size" : "",
            size,
            `R-${size}`,
            "shopify",
            quantity,
            price,
          ].join(","),
        ),
      ].join("\n");
    const importRace = async (text: string, more: Partial<ImportOptions> = {}) =>
      runFile(store, await write("race.csv", text), { ...whole, ...more });
    const stock = async () =>
      (
        await sql<{ size: string; quantity: number; level: string; sum: number }>`
          select v.document->>'option1' as size, s.quantity, s.level,
            (select coalesce(sum(delta), 0)::integer from stock_entries e
              where e.variant_id = s.variant_id and e.region = s.region) as sum
          from products p, jsonb_array_elements(p.document->'variants') as v(document)
          join stock s on s.variant_id = (v.document->>'id')::bigint
          where p.handle = 'race' order by 1`.execute(store.db)
      ).rows.map(({ size, quantity, sum }) => [size, quantity, sum]);
    /** Sells all that is there, as orders do. */
    const sellOut = () =>
      sql`
        with sold as (
          update stock s set quantity = 0, level = 'none' from (select * from stock for update) as before
          where s.variant_id = before.variant_id and s.region = before.region and before.quantity > 0
          returning s.variant_id, s.region, -before.quantity as delta
        )
        insert into stock_entries (variant_id, region, delta, reason)
        select variant_id, region, delta, 'order' from sold`.execute(store.db);

    test("is kept when a price changes, and the report says so", async () => {
      await importRace(race(20, ["S", 1], ["M", 5]));
      await sellOut();
      const again = await importRace(race(22, ["S", 1], ["M", 5]));
      expect(await stock()).toEqual([
        ["M", 0, 0],
        ["S", 0, 0],
      ]);
      expect(again.counts!.products).toMatchObject({ updated: 1 });
      expect(report(again)).toContain(
        "stock: 2 counts differ from the file's and were left as they are; --stock sets them",
      );
    });

    test("is put in for a variant that is new", async () => {
      await importRace(race(20, ["S", 1]));
      await sellOut();
      await importRace(race(20, ["S", 1], ["L", 7]));
      expect(await stock()).toEqual([
        ["L", 7, 7],
        ["S", 0, 0],
      ]);
    });

    test("is set when asked, also by the very file that was imported before, with its entries", async () => {
      await importRace(race(20, ["S", 1], ["M", 5]));
      await sellOut();
      expect((await importRace(race(20, ["S", 1], ["M", 5]))).counts!.products.unchanged).toBe(1);
      expect(await stock()).toEqual([
        ["M", 0, 0],
        ["S", 0, 0],
      ]);
      const set = await importRace(race(20, ["S", 1], ["M", 5]), { stock: "set" });
      expect(set.counts!.products).toMatchObject({ inserted: 0, updated: 1, unchanged: 0 });
      expect(await stock()).toEqual([
        ["M", 5, 5],
        ["S", 1, 1],
      ]);
      const again = await importRace(race(20, ["S", 1], ["M", 5]), { stock: "set" });
      expect(again.counts!.products).toMatchObject({ updated: 0, unchanged: 1 });
    });
  });

  test("what Excel writes on Windows is read when its encoding is named, and Unicode text by itself", async () => {
    const title = async () => (await readProducts()).find(({ handle }) => handle === "candle")!.title;
    const path = join(folder, "windows.csv");
    await writeFile(path, Buffer.from(shelfText.replace("Candle", "Caf\u00e9"), "latin1"));
    await runFile(store, path, { ...whole, encoding: "windows-1252" });
    expect(await title()).toBe("Café");
    await writeFile(path, Buffer.from(`\uFEFF${shelfText.replace("Candle", "Thé")}`, "utf16le"));
    await runFile(store, path, whole);
    expect(await title()).toBe("Thé");
  });

  test("bytes that are no UTF-8, and a column that is there twice, refuse the file with a sentence", async () => {
    const path = join(folder, "latin.csv");
    await writeFile(path, Buffer.from(shelfText.replace("Candle", "Caf\u00e9"), "latin1"));
    await expect(runFile(store, path, whole)).rejects.toThrow("latin.csv is not UTF-8: line 7 has bytes");
    const duplicated = await write("twice.csv", shelfText.replace("Variant Barcode", "Variant Price"));
    await expect(runFile(store, duplicated, whole)).rejects.toThrow(
      'twice.csv has the column "Variant Price" more than once',
    );
    const renamed = await write("renamed.csv", shelfText.replace("Variant Barcode", "Price"));
    await expect(runFile(store, renamed, whole)).rejects.toThrow('the column "Variant Price" more than once');
  });

  test("a bad variant of an export is left out alone, with skipBad", async () => {
    const path = await write("bad.csv", shelfText.replace("95.5,80", "?,80"));
    expect((await runFile(store, path, whole)).imported).toBe(false);
    const { bad, counts, rows } = await runFile(store, path, skipping);
    expect(bad.map(({ line, name }) => [line, name])).toEqual([[5, "linen-robe"]]);
    expect(counts!.products.inserted).toBe(3);
    expect(rows).toEqual({ in: 7, used: 5, blank: 1, bad: 1 });
  });
});
