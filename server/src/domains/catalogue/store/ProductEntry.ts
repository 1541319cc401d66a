import { type IndexedProduct, type ProductRecord, toIndexedProduct } from "@velours/sdk/shop";
import type { ProductValues } from "./ProductValues.ts";

/** The part of a product that stays parsed. */
export type ProductSummary = Pick<ProductRecord, "id" | "enabled" | "popularity" | "created_at" | "stars">;

/** All that is read of a product to take it in. Snapshots keep that: a change of it is a new format of theirs. */
export interface ProductEntry {
  summary: ProductSummary;
  indexed: IndexedProduct;
}

export const toEntry = ([
  id,
  enabled,
  popularity,
  created_at,
  stars,
  document,
  stock,
]: ProductValues): ProductEntry => ({
  summary: { id, enabled, popularity, created_at, stars },
  indexed: toIndexedProduct({ document, stock }),
});
