import type { ShippingOption } from "../../types.ts";
import { toIsoDay } from "../checkout/firstDeliveryDay.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The first and the last day on which a parcel ordered now arrives, as `YYYY-MM-DD`; null when nothing is known. `now` in
 * ms, `offset` as `Date.getTimezoneOffset` says it: the days are those of the shopper's own calendar.
 */
export function arrivalDays(
  estimate: ShippingOption["estimate"] | undefined,
  now: number,
  offset: number,
): { first: string; last: string } | null {
  const [least, most = least] = estimate?.value ?? [];
  if (least === undefined || most === undefined) return null;
  const today = now - offset * minute;
  return {
    first: toIsoDay(today + Math.min(least, most) * day),
    last: toIsoDay(today + Math.max(least, most) * day),
  };
}
