import { expect, it } from "vitest";
import type { Product } from "../../types.ts";
import { CatalogueIndex } from "./CatalogueIndex.ts";
import { presentSuggestions } from "./presentSuggestions.ts";
import type { ProductRecord } from "./productRecord.ts";

function toRecord(id: number, title: string, collections: string[]): ProductRecord {
  const document = {
    ...{ id, title, collections, vendor: "Loom", type: "Lamp", images: [], inventories: [], meta: {} },
    ...{ sources: ["boutique"], prices: { USD: 10 }, attributes: {} },
    variants: [{ id, option1: "Default Title", price: 10, compare_at_price: null, prices: { USD: 10 } }],
  } as unknown as Product;
  return { id, document, enabled: true, popularity: 0, created_at: "2026-11-01T00:00:00Z", stock: [] };
}

const menu = (...urls: string[]) => urls.map((url) => ({ label: url, url }));
const index = new CatalogueIndex();
index.take(
  [
    toRecord(1, "Reading lamp", ["lamps"]),
    toRecord(2, "Sofa", ["sofas", "best"]),
    toRecord(3, "Wool rug", []),
  ],
  ["lamps", "sofas", "best"].map((handle) => ({ handle, title: handle, description: "", meta: {} })),
);
const suggest = (site: Parameters<typeof presentSuggestions>[2]) => {
  const { words, products } = presentSuggestions(index, {}, site);
  return [words, products.map(({ title }) => title)];
};

it.each([
  [
    "its first listing and categories of a single level",
    menu("/lamps", "/sofas"),
    ["lamps", "sofas"],
    "Reading lamp",
  ],
  ["its categories below another alone", menu("/sofas", "/living", "/living/lamps"), ["lamps"], "Sofa"],
])("a shop without bestsellers suggests %s", (_, navigation, words, title) =>
  expect(suggest({ navigation })).toEqual([words, [title]]),
);

it("a shop suggests the collection that its bestsellers are", () => {
  const shop = { collections: { "top-picks": "best" } } as never;
  expect(suggest({ navigation: menu("/lamps", "/top-picks"), shop })[1]).toEqual(["Sofa"]);
});
