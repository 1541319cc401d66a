import type { ProductRecord, StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { PackedTexts } from "./PackedTexts.ts";
import { RecentTexts } from "./RecentTexts.ts";

/** A product as the store answers it, in JSON. */
export type ProductValues = [
  id: number,
  enabled: boolean,
  popularity: number,
  created_at: string,
  stars: readonly number[] | null,
  document: Product,
  stock: StockRow[],
];

/** The products that carts ask for now, by the bytes of their text; their objects take about twice as much. */
const recent = new RecentTexts<ProductValues>(4 * 1024 ** 2);

/** A product whose document and stock stay text, less than half of what their objects take. */
export class TextRecord implements ProductRecord {
  readonly id: number;
  readonly enabled: boolean;
  readonly popularity: number;
  readonly stars: readonly number[] | null;
  readonly #created: string;
  readonly #texts: PackedTexts;
  readonly #place: number;
  /** What the index reads once, right after the store answered; later it is parsed from the text. */
  #unreadDocument: Product | undefined;
  #unreadStock: StockRow[] | undefined;

  /** `texts` has the same values at `place`. */
  constructor(values: ProductValues, texts: PackedTexts, place: number) {
    const [id, enabled, popularity, created_at, stars, document, stock] = values;
    this.id = id;
    this.enabled = enabled;
    this.popularity = popularity;
    this.#created = created_at;
    this.stars = stars;
    this.#texts = texts;
    this.#place = place;
    this.#unreadDocument = document;
    this.#unreadStock = stock;
  }

  /** Made when it is read: for all products it is 7 % of opening a large shop. */
  get created_at(): string {
    return new Date(this.#created).toISOString();
  }

  get document(): Product {
    const document = this.#unreadDocument;
    this.#unreadDocument = undefined;
    return document ?? this.#parse()[5];
  }

  get stock(): StockRow[] {
    const stock = this.#unreadStock;
    this.#unreadStock = undefined;
    return stock ?? this.#parse()[6];
  }

  #parse(): ProductValues {
    return recent.get(this, this.#texts.at(this.#place));
  }
}
