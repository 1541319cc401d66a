import { type IndexedProduct, toIndexedProduct } from "@velours/sdk/shop";
import { CompressedTexts } from "./CompressedTexts.ts";
import { groupTexts } from "./groupTexts.ts";
import type { ProductValues } from "./ProductValues.ts";
import { TextRecord } from "./TextRecord.ts";

/** Products as memory keeps them, and what the index reads of each. */
export interface PackedProducts {
  records: TextRecord[];
  indexed: IndexedProduct[];
}

/** Products of the store's texts; each is parsed once, and then kept as text. */
export function packProducts(texts: readonly string[]): PackedProducts {
  const packed: PackedProducts = { records: [], indexed: [] };
  for (const group of groupTexts(texts)) {
    const block = CompressedTexts.of(group);
    group.forEach((text, place) => {
      const [id, enabled, popularity, created, stars, document, stock]: ProductValues = JSON.parse(text);
      const summary = { id, enabled, popularity, created: Date.parse(created), stars };
      packed.records.push(new TextRecord(summary, block, place));
      packed.indexed.push(toIndexedProduct({ document, stock }));
    });
  }
  return packed;
}
