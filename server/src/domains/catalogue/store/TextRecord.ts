import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { CompressedTexts } from "./CompressedTexts.ts";
import type { ProductValues } from "./ProductValues.ts";
import { RecentTexts } from "./RecentTexts.ts";

/** The products that carts ask for now, by the bytes of their text; their objects take about twice as much. */
const recent = new RecentTexts<ProductValues>(4 * 1024 ** 2);

/** The part of a product that stays parsed. */
export interface ProductSummary extends Pick<ProductRecord, "id" | "enabled" | "popularity" | "stars"> {
  /** Milliseconds since 1970. */
  created: number;
}

/** A product whose document and stock stay text, compressed: a small part of what their objects take. */
export class TextRecord implements ProductRecord {
  readonly id: number;
  readonly enabled: boolean;
  readonly popularity: number;
  readonly stars: readonly number[] | null;
  /** The block has the product's text at this place. */
  readonly block: CompressedTexts;
  readonly place: number;
  readonly created: number;

  constructor(summary: ProductSummary, block: CompressedTexts, place: number) {
    this.id = summary.id;
    this.enabled = summary.enabled;
    this.popularity = summary.popularity;
    this.stars = summary.stars ?? null;
    this.block = block;
    this.place = place;
    this.created = summary.created;
  }

  /** Made when it is read: for all products it is 7 % of opening a large shop. */
  get created_at(): string {
    return new Date(this.created).toISOString();
  }

  get document(): Product {
    return this.#read()[5];
  }

  get stock(): StockRow[] {
    return this.#read()[6];
  }

  /** The text of its `ProductValues`, as UTF-8; shared, so not to be changed. */
  get text(): Buffer {
    return this.block.at(this.place);
  }

  #read(): Readonly<ProductValues> {
    return recent.get(this, () => this.text);
  }

  /** All of it, parsed anew. */
  parse(): ProductValues {
    return JSON.parse(this.text.toString());
  }
}
