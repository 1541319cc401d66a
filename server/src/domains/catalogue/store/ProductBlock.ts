import { CompressedTexts } from "./CompressedTexts.ts";
import { deflateText, inflateBlock } from "./deflateText.ts";
import type { ProductEntry } from "./ProductEntry.ts";

/** Products that are compressed together: their texts, and the entry of each to take it in without reading those. */
export class ProductBlock {
  readonly texts: CompressedTexts;
  readonly #entries: Buffer;

  private constructor(texts: CompressedTexts, entries: Buffer) {
    this.texts = texts;
    this.#entries = entries;
  }

  static of(texts: readonly string[], entries: readonly ProductEntry[]): ProductBlock {
    const lengths = texts.map((text) => Buffer.byteLength(text));
    return new ProductBlock(CompressedTexts.of(texts), deflateText(JSON.stringify({ lengths, entries })));
  }

  /** The two compressed parts, to be opened again. */
  get parts(): [texts: Buffer, entries: Buffer] {
    return [this.texts.block, this.#entries];
  }

  /** A block of its parts, and its entries; throws when they are damaged. */
  static open(texts: Buffer, packed: Buffer): { block: ProductBlock; entries: ProductEntry[] } {
    const { lengths, entries } = JSON.parse(inflateBlock(packed).toString());
    return { block: new ProductBlock(new CompressedTexts(texts, lengths), packed), entries };
  }
}
