import { describe, expect, test } from "vitest";
import { locateRows } from "./locateRows.ts";
import { readJson, readJsonList } from "./readJson.ts";

const text = `{
  "products": [
    { "id": 1, "title": "a \\"quoted: [name]\\"", "tags": ["x", "y"] },

    {
      "id": 2, "products": [{ "id": 3 }] },
    7
  ],
  "sites": [], "promotions": [{}, {}]
}`;

describe("locateRows", () => {
  test("finds the line each row begins on, whatever stands inside it", () => {
    expect(locateRows(text)).toEqual({
      elements: [],
      byProperty: { products: [3, 5, 7], promotions: [9, 9] },
      depth: 5,
    });
  });

  test("finds the rows of a bare list", () => {
    expect(locateRows('[\n1,\n"two",\n[3, 4],\n{ "five": [6] }]').elements).toEqual([2, 3, 4, 5]);
  });
});

describe("readJson", () => {
  test("gives each row its line, and leaves out nothing", () => {
    const document = readJson("shop.json", text);
    expect(document.products.map(({ line, value }) => [line, value as { id?: number } | number])).toEqual([
      [3, { id: 1, title: 'a "quoted: [name]"', tags: ["x", "y"] }],
      [5, { id: 2, products: [{ id: 3 }] }],
      [7, 7],
    ]);
    expect([document.sites.length, document.promotions.length]).toEqual([0, 2]);
  });

  test.each([
    ["{", "shop.json is not JSON"],
    ["[]", "shop.json must be an object with any of: products, reviews, collections, promotions"],
    ['{ "produce": [] }', 'shop.json has "produce", which is none of: products'],
    ['{ "products": {} }', '"products" in shop.json must be a list'],
  ])("%s: %s", (broken, sentence) => expect(() => readJson("shop.json", broken)).toThrow(sentence));

  test("a list must be one", () =>
    expect(() => readJsonList("products.json", "{}")).toThrow("must be a list"));
});
