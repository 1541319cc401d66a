import type { OrderRow } from "../types.ts";

/** Columns of orders in a file. */
export const orderRowColumns = [
  "order",
  "site",
  "status",
  "placedAt",
  "country",
  "state",
  "currency",
  "kind",
  "time",
  "invoice",
  "creditNote",
  "line",
  "productId",
  "variantId",
  "sku",
  "title",
  "option",
  "quantity",
  "amount",
  "taxes",
  "return",
  "card",
  "giftCard",
  "credits",
] as const satisfies readonly (keyof OrderRow)[];
