import type { GiftCardSort, OrderSort, ProductSort, PromotionSort, StockSort } from "@velours/sdk/types";
import { m } from "../desk.ts";

/** A column that a list can be ordered by. */
export interface SortColumn {
  name: string;
  label: typeof m.desk_sort_placed;
  /** The order that a first press asks for. */
  first: "ascending" | "descending";
}

type Direction = "ascending" | "descending";
type ColumnName<Sort extends string> = Sort extends `${infer Name}-${Direction}` ? Name : never;
type Columns<Sort extends string> = readonly (SortColumn & { name: ColumnName<Sort> })[];

export const orderColumns: Columns<OrderSort> = [
  { name: "placed", label: m.desk_sort_placed, first: "descending" },
  { name: "total", label: m.total, first: "descending" },
];

export const productColumns: Columns<ProductSort> = [
  { name: "id", label: m.desk_sort_number, first: "ascending" },
  { name: "title", label: m.desk_item_title, first: "ascending" },
  { name: "created", label: m.desk_sort_added, first: "descending" },
  { name: "stock", label: m.desk_stock_units, first: "ascending" },
];

export const stockColumns: Columns<StockSort> = [
  { name: "variant", label: m.desk_sort_number, first: "ascending" },
  { name: "sku", label: m.desk_variant_sku, first: "ascending" },
  { name: "quantity", label: m.desk_stock_units, first: "ascending" },
];

export const giftCardColumns: Columns<GiftCardSort> = [
  { name: "created", label: m.desk_sort_issued, first: "descending" },
  { name: "remaining", label: m.desk_sort_left, first: "descending" },
];

export const promotionColumns: Columns<PromotionSort> = [
  { name: "name", label: m.desk_code, first: "ascending" },
  { name: "id", label: m.desk_sort_number, first: "descending" },
  { name: "uses", label: m.desk_sort_uses, first: "descending" },
];

const directions = ["ascending", "descending"] as const;

/** Every order that columns offer, as they stand in an address. */
export const toSorts = <Sort extends string>(columns: Columns<Sort>): readonly Sort[] =>
  columns.flatMap(({ name }) => directions.map((direction) => `${name}-${direction}` as Sort));
