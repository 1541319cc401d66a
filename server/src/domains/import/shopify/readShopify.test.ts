import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { formatReasons } from "@velours/sdk/import";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { ImportError } from "../ImportError.ts";
import { readShopify } from "./readShopify.ts";

const text = await readFile(join(import.meta.dirname, "shelf.csv"), "utf8");
const lines = text.split("\n");
const read = await readShopify("shelf.csv", text);
const product = (handle: string) => read.products.find(({ value }) => value.handle === handle)!.value;

/** The export with another character between its cells. */
const separated = (csv: string, separator: string) =>
  (parse(csv, { relax_column_count: true }) as string[][])
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join("\n");

/** The export with one cell of one file line changed. */
function withCell(line: number, from: string, to: string): string {
  const copy = [...lines];
  expect(copy[line - 1]).toContain(from);
  copy[line - 1] = copy[line - 1]!.replace(from, to);
  return copy.join("\n");
}

describe("a Shopify export", () => {
  test("gives one product a handle and accounts for every row", () => {
    expect(read.bad).toEqual([]);
    expect(read.products.map(({ value, rows, line }) => [value.handle, rows, line])).toEqual([
      ["linen-robe", 4, 2],
      ["candle", 1, 7],
      ["voucher", 1, 8],
    ]);
    expect([read.rows, read.blank]).toEqual([7, 1]);
  });

  test("says the product's words, tags, options and filters", () => {
    expect(product("linen-robe")).toMatchObject({
      title: "Linen Robe",
      description: '<p>Washed linen,\nwith "deep" pockets.</p>',
      vendor: "Marlowe Cloth",
      type: "Apparel",
      enabled: true,
      options: ["Colour", "Size", "Length"],
      attributes: { color: ["sand", "navy"], size: ["S", "M"] },
      collections: ["robes", "apparel"],
    });
  });

  test.each([
    ["Farbe", "Schwarz", { color: ["schwarz"] }],
    ["Couleur", "Noir", { color: ["noir"] }],
    ["Matière", "Soie", { material: ["soie"] }],
    ["Taille", "XXL", { size: ["XXL"] }],
    ["Größe", "XXL", { size: ["XXL"] }],
    ["Motif", "Rayé", {}],
    ["Scent", "Rose", {}],
  ])("makes of an option %s with %s the filters %j", async (option, value, attributes) => {
    const csv = `Handle,Title,Option1 Name,Option1 Value,Variant Price\nrobe,Robe,${option},${value},9\n`;
    const { products } = await readShopify("robes.csv", csv);
    expect(products[0]?.value.attributes).toEqual(attributes);
  });

  test.each([
    ['7"', "7"],
    ["7.50 in", "7.5"],
    ["12 Inches", "12"],
    ["10″", "10"],
    ["32", undefined],
    ["45 cm", undefined],
    ["7 in stock", undefined],
  ])("reads a length of %s as %s inches", async (cell, inches) => {
    const csv = `Handle,Title,Option1 Name,Option1 Value,Variant Price\nbelt,Belt,Length,"${cell.replaceAll('"', '""')}",9\n`;
    const { products } = await readShopify("belts.csv", csv);
    expect(products[0]?.value.attributes).toEqual(inches === undefined ? {} : { length: [inches] });
  });

  test("joins options beyond the first with |", () => {
    expect(product("linen-robe").variants.map(({ option1 }) => option1)).toEqual([
      "Sand|S|Knee",
      "Sand|M|Knee",
      "Navy|S|Long",
    ]);
    expect(product("candle")).toMatchObject({ options: [], variants: [{ option1: "Default Title" }] });
  });

  test("reads prices, former prices above them, and those of markets", () => {
    expect(product("linen-robe").variants.map(({ prices, compareAt }) => [prices, compareAt])).toEqual([
      [
        { USD: 90, CAD: 120 },
        { USD: 120, CAD: 160 },
      ],
      [{ USD: 90 }, { USD: null }],
      [{ USD: 95.5 }, { USD: null }],
    ]);
  });

  test("counts stock only when it is tracked; oversold is none", () => {
    expect(product("linen-robe").variants.map(({ quantity, policy }) => [quantity, policy])).toEqual([
      [12, "deny"],
      [3, "deny"],
      [0, "continue"],
    ]);
    expect(product("candle").variants[0]!.quantity).toBeNull();
  });

  test("reads SKU, tax and pictures, in their order, with the picture of a variant", () => {
    const { variants, images } = product("linen-robe");
    expect(variants.map(({ sku, taxable }) => [sku, taxable])).toEqual([
      ["ROBE-SAND-S", true],
      ["ROBE-SAND-M", true],
      [null, false],
    ]);
    expect(images).toEqual([
      { src: "https://shop.example/robe-1.jpg", alt: "Robe" },
      { src: "https://shop.example/robe-2.jpg", alt: "Robe from behind" },
      { src: "https://shop.example/robe-3.jpg", alt: "" },
      { src: "https://shop.example/robe-sand.jpg", alt: "" },
    ]);
    expect(variants[0]!.image).toBe("https://shop.example/robe-sand.jpg");
  });

  test("a gift card is one, ships nothing, and a draft is not on sale", () => {
    expect(product("voucher")).toMatchObject({ isGiftCard: true, enabled: false });
  });

  test("today's column names are understood", async () => {
    const renamed = text
      .replace("Handle,", "URL handle,")
      .replace("Variant Price,", "Price,")
      .replace("Variant Inventory Policy", "Continue selling when out of stock");
    expect(await readShopify("shelf.csv", renamed)).toEqual(read);
  });

  test.each([
    ["semicolons", (csv: string) => separated(csv, ";")],
    ["tabs", (csv: string) => separated(csv, "\t")],
    ["a first line that names the separator", (csv: string) => `sep=,\n${csv}`],
    ["a first line that names another", (csv: string) => `sep=|\n${separated(csv, "|")}`],
    ["a column twice that is not read", (csv: string) => csv.replace("SEO Title", "SEO Description")],
    [
      "Excel's words in German",
      (csv: string) => csv.replaceAll(",true", ",WAHR").replaceAll(",false", ",FALSCH"),
    ],
    [
      "Excel's words in French",
      (csv: string) => csv.replaceAll(",true", ",VRAI").replaceAll(",false", ",FAUX"),
    ],
    [
      "quantities and prices with more decimals",
      (csv: string) => csv.replace(",12,", ",12.0,").replace("90.00", "90.0000"),
    ],
  ])("%s change nothing", async (_, change) => {
    const strip = ({ products, bad }: typeof read) => [
      bad,
      products.map(({ value }) => ({
        ...value,
        variants: value.variants.map(({ line: _line, ...variant }) => variant),
      })),
    ];
    expect(strip(await readShopify("shelf.csv", change(text)))).toEqual(strip(read));
  });

  test("a | within an option is written as a slash", async () => {
    const slashed = await readShopify("shelf.csv", withCell(4, ",M,", ",M|L,"));
    expect(slashed.products[0]!.value.variants[1]!.option1).toBe("Sand|M/L|Knee");
  });
});

describe("a bad row is named by its line and reason", () => {
  test.each([
    [4, "90.00", "ninety", 'Variant Price is "ninety", which is no amount such as 19.99'],
    [4, "90.00", "-1", 'Variant Price is "-1", which is no amount such as 19.99'],
    [4, "90.00", "", "Variant Price is missing"],
    [4, ",3,deny", ",3.5,deny", 'Variant Inventory Qty is "3.5", which is no whole number'],
    [4, "deny", "maybe", 'Variant Inventory Policy is "maybe", but it must be deny or continue'],
    [4, ",M,", ",,", "Option2 Value is missing, the product's Size"],
    [4, ",true,true,", ",true,peut-être,", 'Variant Taxable is "peut-être", but it must be TRUE or FALSE'],
    [7, ",true,Title", ",ja?,Title", 'Published is "ja?", but it must be TRUE or FALSE'],
    [4, "ROBE-SAND-M", "1.23457E+11", /^Variant SKU is "1.23457E\+11": Excel/],
    [4, ",M,", ",S,", "Sand|S|Knee is already the variant on line 2"],
    [4, "linen-robe", "", "Handle is missing"],
    [4, "ROBE-SAND-M", "ROBE,SAND", "it has 36 cells, the header has 35"],
    [6, "https://shop.example/robe-3.jpg", "", "it has neither a variant nor a picture"],
  ])("line %i, %s as %s: %s", async (line, from, to, reason) => {
    const { bad, products, rows, blank } = await readShopify("shelf.csv", withCell(line, from, to));
    const told = bad.map(({ reasons, ...row }) => ({ ...row, reason: formatReasons(reasons, "en") }));
    expect(told).toEqual([
      {
        file: "shelf.csv",
        line,
        name: to === "" && from === "linen-robe" ? "" : lines[line - 1]!.split(",")[0],
        reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
        rows: 1,
      },
    ]);
    expect(products.reduce((sum, each) => sum + each.rows, 0) + bad.length + blank).toBe(rows);
  });

  test("without a title or a variant all rows of the handle are bad", async () => {
    const untitled = await readShopify("shelf.csv", withCell(2, "Linen Robe", ""));
    expect(untitled.bad.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
    const unpriced = await readShopify("shelf.csv", withCell(7, ",18,", ",free,"));
    expect(unpriced.bad.map(({ line, name }) => [line, name])).toEqual([[7, "candle"]]);
    expect(unpriced.products.map(({ value }) => value.handle)).toEqual(["linen-robe", "voucher"]);
  });
});

test("what is no export at all is said in a sentence", async () => {
  const other = readShopify("list.csv", "a,b\n1,2\n");
  await expect(other).rejects.toThrow(ImportError);
  await expect(other).rejects.toThrow('has no column "Handle"');
  await expect(readShopify("list.csv", 'a,b\n"1,2\n')).rejects.toThrow("list.csv is not CSV");
});
