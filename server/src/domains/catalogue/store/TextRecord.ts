import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { PackedTexts } from "./PackedTexts.ts";
import { RecentDocuments } from "./RecentDocuments.ts";

/** A product as the store answers it, its document and its stock as text. */
export type TextRow = Omit<ProductRecord, "document" | "stock"> & { text: string; stock: string };

/** Text of the products that carts ask for now; their objects take about twice as much. */
const recent = new RecentDocuments(4 * 1024 ** 2);

/** A product whose document and stock stay text, less than half of what their objects take. */
export class TextRecord implements ProductRecord {
  readonly id: number;
  readonly enabled: boolean;
  readonly popularity: number;
  readonly created_at: string;
  readonly stars: readonly number[] | null | undefined;
  readonly #texts: PackedTexts;
  readonly #place: number;
  #isIndexed = false;

  /** `texts` has the document at `place`, and the stock after it. */
  constructor(
    { id, enabled, popularity, created_at, stars }: Omit<TextRow, "text" | "stock">,
    texts: PackedTexts,
    place: number,
  ) {
    this.id = id;
    this.enabled = enabled;
    this.popularity = popularity;
    this.created_at = created_at;
    this.stars = stars;
    this.#texts = texts;
    this.#place = place;
  }

  get document(): Product {
    const text = this.#texts.at(this.#place);
    if (this.#isIndexed) return recent.get(this, text);
    // The index reads every product once; to keep each for a while slows the start down by a tenth.
    this.#isIndexed = true;
    return JSON.parse(text.toString());
  }

  get stock(): StockRow[] {
    return JSON.parse(this.#texts.at(this.#place + 1).toString());
  }
}
