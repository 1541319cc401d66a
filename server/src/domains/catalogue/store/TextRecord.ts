import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { RecentDocuments } from "./RecentDocuments.ts";

/** A product as the store answers it, its document as text. */
export type TextRow = Omit<ProductRecord, "document"> & { text: string };

/** Text of the products that carts ask for now; their objects take about twice as much. */
const recent = new RecentDocuments(4 * 1024 ** 2);

/** A product whose document is kept as bytes of UTF-8, less than half of what its objects take. */
export class TextRecord implements ProductRecord {
  readonly id: number;
  readonly enabled: boolean;
  readonly popularity: number;
  readonly created_at: string;
  readonly stock: StockRow[];
  readonly stars: readonly number[] | null | undefined;
  readonly #text: Buffer;

  constructor({ id, text, enabled, popularity, created_at, stock, stars }: TextRow) {
    this.id = id;
    this.enabled = enabled;
    this.popularity = popularity;
    this.created_at = created_at;
    this.stock = stock;
    this.stars = stars;
    this.#text = Buffer.from(text);
  }

  get document(): Product {
    return recent.get(this, this.#text);
  }
}
