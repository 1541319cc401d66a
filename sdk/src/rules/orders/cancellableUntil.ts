import type { Order } from "../../types.ts";
import { deliveryTime } from "../checkout/deliveryDay.ts";

/** Minutes to cancel where a site says none. */
const DEFAULT_MINUTES = 30;

/** A book that was fetched cannot be given back. */
const hasDownload = ({ products }: Pick<Order, "products">): boolean =>
  products.some(({ meta }) => meta.download_url !== undefined);

/** A gift card that was sent is its recipient's. */
const sendsGiftCard = ({ products }: Pick<Order, "products">, until: number): boolean =>
  products.some(({ _deliveries = [] }) =>
    _deliveries.some(({ date }) => !date || deliveryTime(date) <= until),
  );

/**
 * Until when its buyer can cancel a new order, as an ISO time; null for never, because something of it is given to
 * others before, or cannot be given back. `minutes` is the site's setting.
 */
export function cancellableUntil(
  order: Pick<Order, "created_at" | "products">,
  minutes: number = DEFAULT_MINUTES,
): string | null {
  const until = Date.parse(order.created_at) + minutes * 60_000;
  if (minutes === 0 || hasDownload(order) || sendsGiftCard(order, until)) return null;
  return new Date(until).toISOString();
}

/** True when its buyer can still cancel an order. */
export function isCancellable(
  order: Pick<Order, "cancellable_until" | "status" | "shipments" | "products">,
  now: Date,
): boolean {
  const { cancellable_until, status = "placed", shipments = [] } = order;
  if (!cancellable_until || now.getTime() >= Date.parse(cancellable_until)) return false;
  if (shipments.length > 0 || hasDownload(order)) return false;
  if (sendsGiftCard(order, Date.parse(cancellable_until))) return false;
  return !["cancelled", "refunded", "shipped", "shipped-in-part"].includes(status);
}
