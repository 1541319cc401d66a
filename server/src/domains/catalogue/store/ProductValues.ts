import type { StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";

/** A product as the store answers it, in JSON. Snapshots keep that: a change of it is a new format of theirs. */
export type ProductValues = [
  id: number,
  enabled: boolean,
  popularity: number,
  created_at: string,
  stars: readonly number[] | null,
  document: Product,
  stock: StockRow[],
];
