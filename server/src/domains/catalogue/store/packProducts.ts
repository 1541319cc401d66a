import { type IndexedProduct, toIndexedProduct } from "@velours/sdk/shop";
import { CompressedTexts, groupTexts } from "./CompressedTexts.ts";
import type { ProductValues } from "./ProductValues.ts";
import { type ProductSummary, TextRecord } from "./TextRecord.ts";

/** Products as memory keeps them, and what the index reads of each. */
export interface PackedProducts {
  records: TextRecord[];
  indexed: IndexedProduct[];
}

/** Products of the store's texts; each is parsed once, and then kept as text. */
export function packProducts(texts: readonly string[]): PackedProducts {
  const values: ProductValues[] = texts.map((text) => JSON.parse(text));
  const places = groupTexts(texts).flatMap((group) => {
    const compressed = new CompressedTexts(group);
    return group.map((_, place) => ({ compressed, place }));
  });
  return {
    records: places.map(
      ({ compressed, place }, nth) => new TextRecord(toSummary(values[nth]!), compressed, place),
    ),
    indexed: values.map(([, , , , , document, stock]) => toIndexedProduct({ document, stock })),
  };
}

const toSummary = ([id, enabled, popularity, created_at, stars]: ProductValues): ProductSummary => ({
  id,
  enabled,
  popularity,
  created_at,
  stars,
});
