import { describe, expect, it, test } from "vitest";
import type { Collection, Product } from "../../types.ts";
import { CatalogueIndex } from "./CatalogueIndex.ts";
import { collectionFacets } from "./collectionFacets.ts";
import { type CollectionRules, toDay } from "./collectionRules.ts";
import { presentListing } from "./presentListing.ts";
import type { ProductRecord } from "./productRecord.ts";

const noon = Date.parse("2026-11-27T12:00:00Z");

interface Drawn {
  id?: number;
  type?: string;
  vendor?: string;
  tags?: string[];
  prices?: Partial<Product["prices"]>;
  before?: Product["compare_at_prices"];
  quantity?: number | null;
  created?: string;
  enabled?: boolean;
}

function toRecord(drawn: Drawn = {}): ProductRecord {
  const {
    id = 1,
    type = "Book",
    vendor = "Harbour Press",
    tags = ["signed"],
    prices = { USD: 11, EUR: 10 },
  } = drawn;
  const { before = {}, quantity = 4, created = "2026-11-20T23:59:00Z", enabled = true } = drawn;
  const variants = [{ id, prices, compare_at_prices: before }];
  const document = {
    ...{ id, title: "A book", type, vendor, prices, variants, collections: tags, images: [], meta: {} },
    sources: ["boutique"],
  } as unknown as Product;
  const level = quantity === null ? "unlimited" : "high";
  const stock = [{ variant_id: id, region: "EU", quantity, level, requires_shipping: true } as const];
  return { id, document, enabled, popularity: id, created_at: created, stock };
}

const ruled = (rules: CollectionRules, handle = "picked"): Collection => ({
  handle,
  title: handle,
  description: "",
  meta: {},
  rules,
});

const query = (currency = "EUR", more: object = {}) =>
  ({ collections: "picked", configuration: { currency }, ...more }) as Parameters<typeof presentListing>[1];

function listIds(index: CatalogueIndex, currency?: string): number[] {
  return presentListing(index, query(currency)).entries.map(({ product }) => product.id);
}

function isIn(rules: CollectionRules, drawn?: Drawn): boolean {
  const index = new CatalogueIndex(() => noon);
  index.take([toRecord(drawn)], [ruled(rules)]);
  return listIds(index).length > 0;
}

describe("conditions of a collection", () => {
  it.each<[object, Drawn, boolean]>([
    [{ type: "book" }, {}, true],
    [{ type: "Boo" }, {}, false],
    [{ vendor: "harbour press" }, {}, true],
    [{ vendor: "Harbour" }, {}, false],
    [{ tag: "signed" }, {}, true],
    [{ tag: "used" }, {}, false],
    [{ price: { currency: "EUR", below: 10 } }, {}, false],
    [{ price: { currency: "EUR", below: 10.01 } }, {}, true],
    [{ price: { currency: "EUR", above: 10 } }, {}, false],
    [{ price: { currency: "EUR", above: 9.99, below: 12 } }, {}, true],
    [{ price: { currency: "USD", below: 10.5 } }, {}, false],
    [{ price: { currency: "GBP", below: 100 } }, {}, false],
    [{ inStock: true }, {}, true],
    [{ inStock: true }, { quantity: 0 }, false],
    [{ inStock: true }, { quantity: null }, true],
    [{ inStock: false }, { quantity: 0 }, true],
    [{ inStock: false }, {}, false],
    [{ onSale: true }, { before: { EUR: 12 } }, true],
    [{ onSale: true }, { before: { EUR: 10 } }, false],
    [{ onSale: false }, {}, true],
    [{ onSale: false }, { before: { EUR: 12 } }, false],
    [{ newDays: 7 }, {}, false],
    [{ newDays: 8 }, {}, true],
    [{ newDays: 1 }, { created: "2026-11-27T00:00:00Z" }, true],
    [{ newDays: 1 }, { created: "2026-11-26T23:59:59Z" }, false],
    [{ newDays: 1 }, { created: "2026-12-24T00:00:00Z" }, true],
    [{ onSale: false }, { type: "Warranty" }, false],
    [{ type: "Book" }, { enabled: false }, false],
  ])("%j of %j: %s", (condition, drawn, expected) => {
    expect(isIn({ all: [condition] }, drawn)).toBe(expected);
    expect(isIn({ any: [condition] }, drawn)).toBe(expected);
  });

  it("hold all, or any of them", () => {
    const conditions = [{ type: "Book" }, { tag: "used" }];
    expect(isIn({ all: conditions })).toBe(false);
    expect(isIn({ any: conditions })).toBe(true);
    expect(isIn({ all: conditions }, { tags: ["used"] })).toBe(true);
    expect(isIn({ any: conditions }, { type: "Bag" })).toBe(false);
  });
});

describe("a collection with rules", () => {
  test("has who the rules let in, and not who names it", () => {
    const index = new CatalogueIndex(() => noon);
    const records = [toRecord({ id: 1, tags: ["picked"] }), toRecord({ id: 2, tags: ["signed"] })];
    index.take(records, [ruled({ all: [{ tag: "signed" }] })]);
    expect(listIds(index)).toEqual([2]);
    index.take([], [{ ...ruled({ all: [{ tag: "signed" }] }), rules: undefined as never }]);
    expect(listIds(index)).toEqual([1]);
  });

  test("moves products in and out as price, stock and day change", () => {
    let now = noon;
    const index = new CatalogueIndex(() => now);
    const rules = {
      all: [{ price: { currency: "EUR" as const, below: 20 } }, { inStock: true }, { newDays: 9 }],
    };
    index.take([toRecord()], [ruled(rules)]);
    expect(listIds(index)).toEqual([1]);
    index.take([toRecord({ prices: { EUR: 25 } })], [ruled(rules)]);
    expect(listIds(index)).toEqual([]);
    index.take([toRecord({ quantity: 0 })], [ruled(rules)]);
    expect(listIds(index)).toEqual([]);
    index.take([toRecord()], [ruled(rules)]);
    expect([listIds(index), index.isOfAnotherDay]).toEqual([[1], false]);
    now += 2 * 86_400_000;
    // Within a revision all answers agree; the next one is of the new day.
    expect([listIds(index), index.isOfAnotherDay]).toEqual([[1], true]);
    index.take([], [ruled(rules)]);
    expect([listIds(index), index.isOfAnotherDay]).toEqual([[], false]);
  });

  test("has the same products in every currency", () => {
    const index = new CatalogueIndex(() => noon);
    index.take([toRecord()], [ruled({ all: [{ price: { currency: "EUR", below: 10.5 } }] })]);
    expect([listIds(index, "EUR"), listIds(index, "USD"), listIds(index, "GBP")]).toEqual([[1], [1], []]);
  });

  test("has facets, counts and orders of its products alone", () => {
    const index = new CatalogueIndex(() => noon);
    const records = [
      toRecord({ id: 1, vendor: "Harbour", prices: { USD: 12, EUR: 10 } }),
      toRecord({ id: 2, vendor: "Lune", prices: { USD: 30, EUR: 30 } }),
      toRecord({ id: 3, vendor: "Lune", type: "Bag" }),
    ];
    index.take(records, [ruled({ all: [{ type: "Book" }] })]);
    const { headers, entries } = presentListing(index, query("EUR", { order: "price-high", limit: 1 }));
    expect(headers["x-pagination-items-total"]).toBe(2);
    expect(JSON.parse(headers["x-products-vendors"])).toEqual({ Harbour: 1, Lune: 1 });
    expect(entries.map(({ product }) => product.id)).toEqual([2]);
    expect(collectionFacets(index, "picked", query()).products).toMatchObject({
      vendors: { Harbour: 1, Lune: 1 },
      prices: { "0-25": 1, "25-50": 1 },
    });
  });

  test("has the shop's own facets where a merchant's filters are named like them", () => {
    const index = new CatalogueIndex(() => noon);
    const record = toRecord();
    record.document.attributes = { vendors: ["theirs"], prices: ["theirs"], constructor: ["theirs"] };
    index.take([record], [ruled({ all: [{ type: "Book" }] })]);
    expect(Object.entries(collectionFacets(index, "picked", query()).products)).toEqual([
      ["vendors", { "Harbour Press": 1 }],
      ["prices", { "0-25": 1 }],
      ["constructor", { theirs: 1 }],
    ]);
  });

  test("stands among the collections that a product answers, once its rules let it in", () => {
    const index = new CatalogueIndex(() => noon);
    const view = { language: "en", currency: "EUR" } as const;
    const records = [toRecord({ tags: ["signed", "cheap"] })];
    const cheap = (below: number) => ruled({ all: [{ price: { currency: "EUR", below } }] }, "cheap");
    index.take(records, [ruled({ all: [{ type: "Book" }] }), cheap(5)]);
    expect(index.product(1, view)?.collections).toEqual(["signed", "picked"]);
    index.take([], [ruled({ all: [{ type: "Bag" }] }), cheap(50)]);
    expect(index.product(1, view)?.collections).toEqual(["signed", "cheap"]);
  });
});

it("numbers days in UTC, those before 1970 too", () =>
  expect(
    ["1970-01-01T23:59:59Z", "1970-01-02T00:00:00Z", "1969-12-31T23:00:00Z"].map(Date.parse).map(toDay),
  ).toEqual([0, 1, -1]));
