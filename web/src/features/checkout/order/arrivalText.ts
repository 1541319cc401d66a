import { parcelArrival } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { formatDays } from "../../../platform/text/formatDays.ts";
import { m, type Text } from "../../../platform/text/useText.ts";

/** True for an order of which nothing arrives any more; one that was sent before its payment failed still does. */
export const isOver = ({
  status,
  shipments = [],
}: Pick<Order, "status"> & { shipments?: readonly unknown[] }): boolean =>
  status === "cancelled" || status === "refunded" || (status === "payment-failed" && shipments.length === 0);

/** When a placed order arrives; null where nothing is promised, and once the days are over. */
export function arrivalText(order: Order, { locale }: Pick<Shop, "locale">, text: Text): string | null {
  if (isOver(order)) return null;
  const days = parcelArrival(order);
  if (days === null || days.last < new Date(serverNow()).toISOString().slice(0, 10)) return null;
  return text(m.arrives, { days: formatDays(days.first, days.last, locale) });
}
