import type { OrderLine, SoldOrder } from "../types.ts";
import { type BilledLine, type ExplainedRow, explainTotal } from "./explainTotal.ts";

export type OrderRow = ExplainedRow<BilledLine & { product: OrderLine }>;

/**
 * Explains the total of a placed order from what was stored with it: no price, rate or promotion of today
 * counts. Rows and null as explainTotal.
 */
export const explainOrder = ({
  invoice,
  products,
  promotion = null,
  shipping,
}: Pick<SoldOrder, "invoice" | "products" | "promotion" | "shipping">): OrderRow[] | null =>
  explainTotal({
    invoice,
    lines: products.map((product) => ({
      product,
      quantity: product._quantity,
      price: product._price,
      free: product._free,
    })),
    promotion,
    shipped: Boolean(shipping),
  });
