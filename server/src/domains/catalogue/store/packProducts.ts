import type { IndexedProduct } from "@velours/sdk/shop";
import { groupTexts } from "./groupTexts.ts";
import { ProductBlock } from "./ProductBlock.ts";
import { type ProductEntry, toEntry } from "./ProductEntry.ts";
import { TextRecord } from "./TextRecord.ts";

/** Products as memory keeps them, and what the index reads of each. */
export interface PackedProducts {
  records: TextRecord[];
  indexed: IndexedProduct[];
}

/** Products of the store's texts; each is parsed once, and then kept as text. */
export function packProducts(texts: readonly string[]): PackedProducts {
  return toProducts(groupTexts(texts).map(packBlock));
}

/** A block of products, from the store's texts. */
export function packBlock(texts: readonly string[]): OpenBlock {
  const entries = texts.map((text) => toEntry(JSON.parse(text)));
  return { block: ProductBlock.of(texts, entries), entries };
}

/** A block with its entries. */
export interface OpenBlock {
  block: ProductBlock;
  entries: ProductEntry[];
}

/** The products of blocks. */
export const toProducts = (blocks: readonly OpenBlock[]): PackedProducts => ({
  records: blocks.flatMap(({ block, entries }) =>
    entries.map(({ summary }, place) => new TextRecord(summary, block, place)),
  ),
  indexed: blocks.flatMap(({ entries }) => entries.map(({ indexed }) => indexed)),
});
