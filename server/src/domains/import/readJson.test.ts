import { describe, expect, test } from "vitest";
import { readJson, readJsonList } from "./readJson.ts";

const text = `{
  "products": [
    { "id": 1, "title": "a \\"quoted: [name]\\" {", "tags": ["x", "y"] },

    {
      "id": 2, "products": [{ "id": 3 }] },
    7, "\\\\"
  ],
  "sites": [], "pro\\u006dotions": [{}, {}]
}`;

describe("readJson", () => {
  test("reads what JSON.parse does, and the line each row begins on, whatever stands inside it", async () => {
    const { products, promotions, sites } = await readJson("shop.json", text);
    const parsed = JSON.parse(text);
    expect(products.map(({ value }) => value)).toEqual(parsed.products);
    expect(products.map(({ line }) => line)).toEqual([3, 5, 7, 7]);
    expect(promotions.map(({ line, value }) => [line, value])).toEqual([
      [9, {}],
      [9, {}],
    ]);
    expect(sites).toEqual([]);
  });

  test.each([
    ["[]", "shop.json must be an object with any of: products, reviews, collections, promotions"],
    ["7", "shop.json must be an object"],
    ['{ "produce": [] }', 'shop.json has "produce", which is none of: products'],
    ['{ "products": {} }', '"products" in shop.json must be a list'],
  ])("%s: %s", async (broken, sentence) => expect(readJson("shop.json", broken)).rejects.toThrow(sentence));

  test.each([
    ["", 1],
    ["{", 1],
    ['{\n"products" []}', 2],
    ["{\nproducts: []}", 2],
    ['{"products": [\n]}\n}', 3],
    ['{"products": [\n1\n2\n]}', 3],
    ['{"products": [\n1,\n]}', 3],
    ['{"products": [\n"a"b]}', 2],
    ['{"products": [\n1:2]}', 2],
    ['{"products": [],\n}', 2],
    ['{"products": []\n"sites": []}', 2],
    ['{"products": [{\n"id": 1\n"title": 2}]}', 3],
    ['{"products": [{\n"id": 1,\n"title": }]}', 3],
    ['{"products": [{\n"id": 1]]}', 2],
    ['{"products": [\n"never ends', 2],
    ["{\n\u00a0}", 2],
  ])("%j is not JSON from line %i on", async (broken, line) => {
    expect(() => JSON.parse(broken)).toThrow();
    await expect(readJson("shop.json", broken)).rejects.toThrow(`shop.json is not JSON from line ${line} on`);
  });

  test("lets others run between pieces", async () => {
    let turns = 0;
    const watch = setInterval(() => turns++, 0);
    await readJson("shop.json", JSON.stringify({ products: Array(20).fill({ title: "😀".repeat(50_000) }) }));
    clearInterval(watch);
    expect(turns).toBeGreaterThan(5);
  });

  test("a list must be one", async () => {
    await expect(readJsonList("products.json", "{}", "products")).rejects.toThrow("must be a list");
    expect(await readJsonList("products.json", "\uFEFF[\n1]\n", "products")).toEqual([
      { file: "products.json", line: 2, rows: 1, value: 1 },
    ]);
  });
});
