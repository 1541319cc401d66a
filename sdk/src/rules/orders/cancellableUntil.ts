import type { Order } from "../../types.ts";

/** Minutes to cancel where a site says none. */
const DEFAULT_MINUTES = 30;

/** A book that was fetched cannot be given back. */
const hasDownload = ({ products }: Pick<Order, "products">): boolean =>
  products.some(({ meta }) => meta.download_url !== undefined);

/** Until when its buyer can cancel a new order, as an ISO time; null for never. `minutes` is the site's setting. */
export function cancellableUntil(
  order: Pick<Order, "created_at" | "products">,
  minutes: number = DEFAULT_MINUTES,
): string | null {
  if (minutes === 0 || hasDownload(order)) return null;
  return new Date(Date.parse(order.created_at) + minutes * 60_000).toISOString();
}

/** Whether its buyer can still cancel an order. */
export function isCancellable(
  order: Pick<Order, "cancellable_until" | "status" | "shipments" | "products">,
  now: Date,
): boolean {
  const { cancellable_until, status = "placed", shipments = [] } = order;
  if (!cancellable_until || now.getTime() >= Date.parse(cancellable_until)) return false;
  if (shipments.length > 0 || hasDownload(order)) return false;
  return !["cancelled", "refunded", "shipped", "shipped-in-part"].includes(status);
}
