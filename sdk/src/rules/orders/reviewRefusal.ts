import type { Order } from "../../types.ts";
import { WARRANTY } from "../cart/productTypes.ts";
import { isParcelLine } from "./isParcelLine.ts";

type Reviewed = Pick<Order, "products" | "shipments" | "refunds" | "status"> & {
  reviews?: readonly { productId: number }[] | undefined;
};

/** Why a buyer cannot review a product of an order. */
export type ReviewRefusal = "productNotBought" | "productNotShipped" | "productRefunded" | "productReviewed";

/**
 * Why the buyer of an order cannot review this product, or null. They have to have paid for it, and to have a unit of it;
 * a refund takes units that have not left first.
 */
export function reviewRefusal(order: Reviewed, productId: number): ReviewRefusal | null {
  const { products, status, reviews = [] } = order;
  const lines = products.flatMap((product, place) =>
    product.id === productId && !product._free && product.type !== WARRANTY ? [place + 1] : [],
  );
  if (lines.length === 0) return "productNotBought";
  if (reviews.some((review) => review.productId === productId)) return "productReviewed";
  const units = lines.map((line) => countUnits(order, line));
  if (status === "cancelled" || status === "refunded" || units.every(({ kept }) => kept === 0))
    return "productRefunded";
  return units.some(({ received }) => received > 0) ? null : "productNotShipped";
}

/** The products that a buyer can review now, each once, in the order of the lines. */
export const reviewableProducts = (order: Reviewed): number[] =>
  [...new Set(order.products.map(({ id }) => id))].filter((id) => reviewRefusal(order, id) === null);

/** Units of a line that were not given back, and those of them that the buyer has. */
function countUnits({ products, shipments = [], refunds = [], status }: Reviewed, line: number) {
  const product = products[line - 1];
  if (product === undefined) return { kept: 0, received: 0 };
  const total = product._quantity;
  const refunded = sumUnits(refunds, line);
  const kept = Math.max(0, total - refunded);
  if (!isParcelLine(product)) {
    const isPaid = status !== undefined && status !== "placed" && status !== "payment-failed";
    return { kept, received: isPaid ? kept : 0 };
  }
  return { kept, received: Math.min(kept, sumUnits(shipments, line)) };
}

const sumUnits = (
  events: readonly { lines: readonly { line: number; quantity: number }[] }[],
  line: number,
): number =>
  events
    .flatMap(({ lines }) => lines)
    .reduce((sum, units) => sum + (units.line === line ? units.quantity : 0), 0);
