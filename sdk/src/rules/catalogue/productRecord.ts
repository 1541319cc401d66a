import type { Inventory, Product } from "../../types.ts";

/** Units of a variant in a fulfilment region; `quantity` null is not counted, and `level` says how much there is. */
export interface StockRow {
  variant_id: number;
  region: string;
  quantity: number | null;
  level: Inventory["level"];
  requires_shipping: boolean;
}

/** A product as the shop stores it: the merchant's document and the current stock. */
export interface ProductRecord {
  id: number;
  /** May be parsed anew at each access, so that a large catalogue is kept as text. */
  readonly document: Product;
  enabled: boolean;
  popularity: number;
  /** ISO 8601. */
  created_at: string;
  stock: StockRow[];
  /** Reviews with one star, two, and so on to five; null or absent without reviews. */
  stars?: readonly number[] | null;
}
