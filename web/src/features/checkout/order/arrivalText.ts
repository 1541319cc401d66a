import { parcelArrival } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { formatDays } from "../../../platform/text/formatDays.ts";
import { m, type Text } from "../../../platform/text/useText.ts";

/** Nothing of these is on its way. */
const over: readonly Order["status"][] = ["cancelled", "refunded", "payment-failed"];

/** When a placed order arrives; null where nothing is promised, and once the days are over. */
export function arrivalText(order: Order, { locale }: Pick<Shop, "locale">, text: Text): string | null {
  if (over.includes(order.status)) return null;
  const days = parcelArrival(order);
  if (days === null || days.last < new Date(serverNow()).toISOString().slice(0, 10)) return null;
  return text(m.arrives, { days: formatDays(days.first, days.last, locale) });
}
