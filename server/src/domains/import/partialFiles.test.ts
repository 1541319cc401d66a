import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatReasons } from "@velours/sdk/import";
import type { Product } from "@velours/sdk/types";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../testing/stores.ts";
import { readSource } from "./readSource.ts";
import { report } from "./report.ts";
import { type ImportOptions, runImport } from "./runImport.ts";

const columns = [
  ["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Published", "Option1 Name", "Option1 Value"],
  ["Variant SKU", "Variant Inventory Tracker", "Variant Inventory Qty", "Variant Inventory Policy"],
  ["Variant Price", "Variant Compare At Price", "Variant Requires Shipping", "Variant Taxable"],
  ["Image Src", "Image Alt Text", "Variant Image"],
].flat();
const picture = "https://shop.example/lamp.jpg";
const whole = [
  columns,
  `lamp,Lamp,<p>Warm.</p>,Loom,Lamps,"Lamps, sale",true,Size,S,L-S,shopify,7,continue,59,80,true,false,${picture},Lamp,${picture}`,
  "lamp,,,,,,,,M,L-M,shopify,2,deny,69,,true,true,,,",
  "rug,Rug,,Loom,Rugs,rugs,true,Title,Default Title,R,,,deny,20,,true,true,,,",
].join("\n");

describeOnStores("a file that does not have all columns", (open) => {
  const store = fixture(async () => openTestStore(await open()));
  let folder: string;
  const run = async (text: string, options: Partial<ImportOptions> = {}) => {
    const path = join(folder, "some.csv");
    await writeFile(path, text);
    const source = await readSource(path);
    return runImport(store, source, { skipBad: false, sources: ["boutique"], ...options });
  };
  const read = async (handle: string) =>
    (
      await store.db
        .selectFrom("products")
        .select("document")
        .where("handle", "=", handle)
        .executeTakeFirstOrThrow()
    ).document as unknown as Product;
  const readStock = async () =>
    (await store.db.selectFrom("stock").select(["quantity"]).orderBy("variant_id").execute()).map(
      ({ quantity }) => quantity,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-partial-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of ["stock_entries", "collection_products", "stock", "variants", "products"] as const)
      await store.db.deleteFrom(table).execute();
    await run(whole);
  });

  const price = (amount: number) => (product: Product) => {
    const [first] = product.variants;
    Object.assign(first!, { price: amount, prices: { USD: amount } });
    Object.assign(product, { price: amount, prices: { USD: amount } });
  };

  test.each<[string, string, string, (product: Product) => void]>([
    [
      "its title and nothing else",
      "Handle,Title\nlamp,Floor lamp",
      "lamp",
      (product) => (product.title = "Floor lamp"),
    ],
    ["the price of its only variant", "Handle,Title,Variant Price\nrug,Rug,25", "rug", price(25)],
    [
      "a variant's price by SKU",
      "Handle,Title,Variant SKU,Variant Price\nlamp,Lamp,L-S,61.5",
      "lamp",
      price(61.5),
    ],
    [
      "a variant's price by option",
      "Handle,Title,Option1 Name,Option1 Value,Variant Price\nlamp,Lamp,Size,S,61\nlamp,,,M,69",
      "lamp",
      price(61),
    ],
    [
      "its collections",
      "Handle,Title,Tags\nlamp,Lamp,new",
      "lamp",
      (product) => (product.collections = ["new"]),
    ],
    [
      "an empty cell as nothing",
      "Handle,Title,Body (HTML)\nlamp,Lamp,",
      "lamp",
      (product) => (product.description = ""),
    ],
    [
      "whether it is on sale",
      "Handle,Title,Status\nlamp,Lamp,draft",
      "lamp",
      (product) => (product.enabled = false),
    ],
    [
      "a former price",
      "Handle,Title,Variant SKU,Variant Compare At Price\nlamp,Lamp,L-S,",
      "lamp",
      (product) => {
        for (const each of [product, product.variants[0]!]) each.compare_at_prices = {};
        product.variants[0]!.compare_at_price = null;
      },
    ],
    [
      "its pictures, with the ids they have",
      `Handle,Title,Image Src\nlamp,Lamp,https://shop.example/second.jpg\nlamp,,${picture}`,
      "lamp",
      (product) =>
        product.images.unshift({
          id: product.images[0]!.id + 1,
          src: "https://shop.example/second.jpg",
          alt: "",
          variant_ids: [],
        }),
    ],
    [
      "a variant less, as the file has the options",
      "Handle,Title,Option1 Name,Option1 Value\nlamp,Lamp,Size,S",
      "lamp",
      (product) => {
        const [first] = product.variants;
        product.variants = [first!];
        product.attributes = { size: ["S"] };
        product.inventories = product.inventories.filter(({ variant_id }) => variant_id === first!.id);
      },
    ],
  ])("changes %s", async (_, text, handle, change) => {
    const expected = structuredClone(await read(handle));
    change(expected);
    const { bad } = await run(text);
    expect(bad).toEqual([]);
    expect(await read(handle)).toEqual(expected);
    expect((await run(text)).counts!.products).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 });
  });

  test.each([
    [
      "a variant of several without its name",
      "Handle,Title,Variant Price\nlamp,Lamp,61",
      "lamp has 2 variants:",
    ],
    [
      "a SKU that no variant has",
      "Handle,Title,Variant SKU,Variant Price\nlamp,Lamp,L-X,61",
      "no variant with the SKU L-X",
    ],
    [
      "a new product without a price",
      "Handle,Title,Vendor\nlamp,Lamp,Loom\nsofa,Sofa,Loom",
      'needs a column "Variant Price"',
    ],
    [
      "goods of the type of gift cards",
      "Handle,Title,Type,Gift Card,Variant Price\nbox,Gift box,Gift Card,FALSE,20",
      'Type is "Gift Card"',
    ],
    [
      "goods that become gift cards by their type",
      "Handle,Title,Type,Gift Card\nrug,Rug,Gift Card,FALSE",
      'Type is "Gift Card"',
    ],
    [
      "goods whose file does not say that they are gift cards",
      "Handle,Title,Type\nrug,Rug,Gift Card",
      'Type is "Gift Card"',
    ],
    [
      "goods of the type of product protection",
      "Handle,Title,Type,Variant Price\nplan,Plan,Warranty,20",
      'Type is "Warranty"',
    ],
  ])("refuses %s", async (_, text, reason) => {
    const { bad, imported, rows } = await run(text);
    expect(imported).toBe(false);
    expect(bad.map((row) => formatReasons(row.reasons, "en")).join()).toContain(reason);
    expect(rows.used + rows.blank + bad.reduce((sum, row) => sum + row.rows, 0)).toBe(rows.in);
  });

  test("takes in gift cards by their type, and product protection that is stored", async () => {
    const { bad } = await run("Handle,Title,Type,Gift Card,Variant Price\ncard,Card,Gift Card,TRUE,20");
    expect([bad, (await read("card")).type]).toEqual([[], "Gift Card"]);
    const plan = { ...(await read("rug")), type: "Warranty" };
    await store.db
      .updateTable("products")
      .set({ document: JSON.stringify(plan) as never })
      .where("handle", "=", "rug")
      .execute();
    const again = await run("Handle,Title,Type\nrug,Plan,Warranty");
    expect([again.bad, (await read("rug")).title]).toEqual([[], "Plan"]);
  });

  test("refuses a file of new products without prices in a sentence", async () => {
    await expect(run("Handle,Title,Vendor\nsofa,Sofa,Loom")).rejects.toThrow(
      'some.csv has no column "Variant Price", which new products need.',
    );
  });

  test("keeps the stock of what is tracked without a quantity, and says so, also with --stock", async () => {
    const text =
      "Handle,Title,Variant SKU,Variant Inventory Tracker\nlamp,Lamp,L-S,shopify\nlamp,,L-M,shopify";
    await store.db.updateTable("stock").set({ quantity: 1 }).where("quantity", "=", 7).execute();
    for (const stock of ["keep", "set"] as const) {
      expect(report(await run(text, { stock }))).toContain(
        "stock: 2 variants are tracked, but the file has no quantities for them; their stock stays as it is",
      );
      expect(await readStock()).toEqual([1, 2, null]);
    }
  });

  test("asks how many there are of new variants that are tracked", async () => {
    const text = "Handle,Title,Variant Price,Variant Inventory Tracker\nsofa,Sofa,90,shopify";
    await expect(run(text)).rejects.toThrow(/^1 new variant is tracked, but some.csv has no quantities/);
    await run(text, { stockUnknown: "unlimited" });
    expect((await read("sofa")).inventories[0]).toMatchObject({ level: "unlimited" });
    await run(text.replaceAll("ofa", "tool"), { stockUnknown: 4 });
    expect((await read("stool")).inventories[0]).toMatchObject({ level: "low", quantity: 4 });
    const cell =
      "Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\na,A,9,shopify,3\nb,B,9,shopify,";
    const { bad } = await run(cell);
    expect(bad.map(({ line, reasons }) => [line, formatReasons(reasons, "en")])).toEqual([
      [3, expect.stringContaining("Variant Inventory Qty is missing")],
    ]);
  });
});
