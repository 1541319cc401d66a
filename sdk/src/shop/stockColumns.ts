import type { StockItem } from "../types.ts";

/** Columns of stock as CSV. */
export const stockColumns = [
  "variantId",
  "region",
  "productId",
  "title",
  "option",
  "sku",
  "quantity",
  "level",
  "sold",
  "daysLeft",
] as const satisfies readonly (keyof StockItem)[];
