import { expect, test } from "vitest";
import type { Product, Site } from "../../types.ts";
import { CatalogueIndex } from "./CatalogueIndex.ts";
import type { ProductRecord } from "./productRecord.ts";
import { unlistedProducts } from "./unlistedProducts.ts";

const product = (
  id: number,
  collections: string[],
  { type = "Book", sources = ["boutique"], enabled = true, currency = "EUR" } = {},
): ProductRecord => {
  const variants = [{ id, prices: { [currency]: 10 } }];
  const document = {
    id,
    type,
    sources,
    collections,
    variants,
    title: "",
    vendor: "",
    prices: {},
    meta: {},
    images: [],
  };
  return {
    id,
    document: document as unknown as Product,
    enabled,
    popularity: 0,
    created_at: "2026-11-01",
    stock: [],
  };
};
const site = (code: string, ...urls: string[]) =>
  ({
    code,
    source: code,
    currencies: ["USD", "EUR"],
    navigation: urls.map((url) => ({ label: url, url })),
  }) as unknown as Site;
const collections = ["books", "gifts", "kink"].map((handle) => ({
  handle,
  title: handle,
  description: "",
  meta: {},
}));

test("products that no menu of a site that sells them leads to", () => {
  const index = new CatalogueIndex();
  index.take(
    [
      product(9, []),
      product(1, ["books"]),
      product(2, ["gifts"]),
      product(3, ["attic", "books"]),
      product(4, ["attic"]),
      product(5, [], { type: "Gift Card" }),
      product(6, [], { type: "Warranty" }),
      product(7, [], { enabled: false }),
      product(8, ["gifts"], { sources: ["boutique", "outlet"] }),
      product(10, ["kink"]),
      product(11, [], { currency: "GBP" }),
    ],
    collections,
  );
  const list = (...sites: Site[]) => unlistedProducts(index, sites).map(({ id }) => id);
  expect(list(site("boutique", "/books", "/attic", "/help"), site("outlet", "/gifts"))).toEqual([
    2, 4, 9, 10,
  ]);
  expect(list(site("boutique", "/books", "/gifts", "/kink"))).toEqual([4, 9]);
  expect(list(site("content"))).toEqual([]);
});
