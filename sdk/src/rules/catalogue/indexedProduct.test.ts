import { expect, test } from "vitest";
import type { Product } from "../../types.ts";
import { toIndexedProduct } from "./indexedProduct.ts";

const bare = { type: "Massager", vendor: "Halo", prices: { USD: 10 }, variants: [] } as unknown as Product;
const row = { variant_id: 1, region: "US", quantity: 3, level: "high" as const, requires_shipping: true };

test("a document without optional fields is indexed under none of them", () => {
  expect(toIndexedProduct({ document: bare, stock: [] })).toEqual({
    type: "Massager",
    vendor: "Halo",
    prices: { USD: 10 },
    currencies: [],
    sources: [],
    collections: [],
    attributes: {},
    isOnSale: false,
    stock: [],
  });
});

test("currencies are those of all variants, and stock has what levels are counted from", () => {
  const variants = [{ prices: { USD: 1 } }, {}, { prices: { USD: 2, CAD: 3 } }];
  const document = { ...bare, variants, strategies: { gentle: 2 } } as unknown as Product;
  expect(toIndexedProduct({ document, stock: [row] })).toMatchObject({
    currencies: ["USD", "CAD"],
    strategies: { gentle: 2 },
    stock: [{ region: "US", quantity: 3, level: "high" }],
  });
});

test("a variant taken from sale counts in no price, currency or stock, unless all are", () => {
  const taken = { id: 1, option1: null, prices: { USD: 10, EUR: 9 }, compare_at_prices: { USD: 20 } };
  const left = { id: 2, option1: "M", prices: { USD: 30 } };
  const index = (variants: object[]) =>
    toIndexedProduct({
      document: { ...bare, variants } as unknown as Product,
      stock: [row, { ...row, variant_id: 2, region: "EU" }],
    });
  expect(index([taken, left])).toMatchObject({
    prices: { USD: 30 },
    currencies: ["USD"],
    isOnSale: false,
    stock: [{ region: "EU" }],
  });
  expect(index([taken])).toMatchObject({ prices: { USD: 10 }, currencies: ["USD", "EUR"] });
});

test("what JSON keeps of it is the same", () => {
  const indexed = toIndexedProduct({ document: bare, stock: [row] });
  expect(JSON.parse(JSON.stringify(indexed))).toEqual(indexed);
});

test.each([
  [{ prices: { USD: 10 }, compare_at_prices: { USD: 12 } }, true],
  [{ prices: { USD: 10, EUR: 9 }, compare_at_prices: { EUR: 11 } }, true],
  [{ prices: { USD: 10 }, compare_at_prices: { USD: 10 } }, false],
  [{ prices: { USD: 10 }, compare_at_prices: { EUR: 11 } }, false],
  [{ prices: { USD: 10 } }, false],
])("a variant of %j is on sale: %s", (variant, isOnSale) =>
  expect(
    toIndexedProduct({ document: { ...bare, variants: [variant] } as unknown as Product, stock: [] }),
  ).toMatchObject({ isOnSale }),
);
