import type { Product, Variant } from "@velours/sdk/types";
import { expect, test } from "vitest";
import type { ProductDraft, VariantDraft } from "./Draft.ts";
import { mergeProduct } from "./mergeProduct.ts";

const draft = { line: 2, sku: "HALO-S", prices: { USD: 40 }, compareAt: {} } as unknown as VariantDraft;

function merge(stored: Partial<Variant>): Variant {
  const variant = { id: 11, sku: "HALO-S", option1: "S", prices: { USD: 48 }, ...stored } as Variant;
  const before = { id: 1, title: "Halo", images: [], inventories: [], variants: [variant] };
  const merged = mergeProduct(
    { handle: "halo", title: "Halo", attributes: {}, variants: [draft] } as unknown as ProductDraft,
    {
      id: 1,
      before: before as unknown as Product,
      matches: new Map([[draft, variant]]),
      sources: [],
      currency: "USD",
      stockUnknown: undefined,
      untold: new Set(),
      nextVariant: () => 12,
    },
  );
  return merged.variants[0]!;
}

test("a file of prices leaves a variant's options, and one taken from sale stays so", () => {
  expect(merge({})).toMatchObject({ option1: "S", prices: { USD: 40 } });
  expect(merge({ option1: null })).toMatchObject({ option1: null, prices: { USD: 40 } });
});

test("a file of prices leaves a former price that has no currency", () =>
  expect(merge({ compare_at_price: 60 })).toMatchObject({
    compare_at_price: 60,
    compare_at_prices: { USD: 60 },
  }));
