import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { CompressedTexts } from "./CompressedTexts.ts";
import type { ProductValues } from "./ProductValues.ts";
import { RecentTexts } from "./RecentTexts.ts";

/** The products that carts ask for now, by the bytes of their text; their objects take about twice as much. */
const recent = new RecentTexts<ProductValues>(4 * 1024 ** 2);

/** What stays parsed of a product. */
export type ProductSummary = Pick<ProductRecord, "id" | "enabled" | "popularity" | "created_at" | "stars">;

/** A product whose document and stock stay text, compressed: a small part of what their objects take. */
export class TextRecord implements ProductRecord {
  readonly id: number;
  readonly enabled: boolean;
  readonly popularity: number;
  readonly stars: readonly number[] | null;
  readonly #created: string;
  readonly #texts: CompressedTexts;
  readonly #place: number;

  /** `texts` has the product at `place`, as the store answered it. */
  constructor(summary: ProductSummary, texts: CompressedTexts, place: number) {
    this.id = summary.id;
    this.enabled = summary.enabled;
    this.popularity = summary.popularity;
    this.stars = summary.stars ?? null;
    this.#created = summary.created_at;
    this.#texts = texts;
    this.#place = place;
  }

  /** Made when it is read: for all products it is 7 % of opening a large shop. */
  get created_at(): string {
    return new Date(this.#created).toISOString();
  }

  get document(): Product {
    return this.#parse()[5];
  }

  get stock(): StockRow[] {
    return this.#parse()[6];
  }

  #parse(): ProductValues {
    return recent.get(this, () => this.#texts.at(this.#place));
  }
}
