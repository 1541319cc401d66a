import { expect, test } from "vitest";
import type { Product } from "../../types.ts";
import { toIndexedProduct } from "./indexedProduct.ts";

const bare = { vendor: "Halo", prices: { USD: 10 }, variants: [] } as unknown as Product;
const row = { variant_id: 1, region: "US", quantity: 3, level: "high" as const, requires_shipping: true };

test("a document without optional fields is indexed under none of them", () => {
  expect(toIndexedProduct({ document: bare, stock: [] })).toEqual({
    vendor: "Halo",
    prices: { USD: 10 },
    currencies: [],
    sources: [],
    collections: [],
    attributes: {},
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

test("what JSON keeps of it is the same", () => {
  const indexed = toIndexedProduct({ document: bare, stock: [row] });
  expect(JSON.parse(JSON.stringify(indexed))).toEqual(indexed);
});
