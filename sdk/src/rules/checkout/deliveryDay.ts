import { firstDeliveryDay, toIsoDay } from "./firstDeliveryDay.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Days a gift card's email may be sent on, first and last included, as `YYYY-MM-DD`. */
export interface DeliveryWindow {
  first: string;
  last: string;
}

function yearAfter(day: string): string {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, "0")}${day.slice(4)}`;
  return isDay(next) ? next : next.replace("02-29", "02-28");
}

const isDay = (text: string): boolean => {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && toIsoDay(ms) === text;
};

/**
 * The days a server takes: today somewhere on earth (UTC-12 to UTC+14) up to a year later. It does not know where the
 * shopper is, so it refuses only a day that is past for everybody. `now` in ms.
 */
export const deliveryWindow = (now: number): DeliveryWindow => ({
  first: firstDeliveryDay(now),
  last: yearAfter(toIsoDay(now + 14 * hour)),
});

/** The days a form offers: the shopper's own today up to a year later. `offset` as `Date.getTimezoneOffset` says it. */
export function localDeliveryWindow(now: number, offset: number): DeliveryWindow {
  const first = toIsoDay(now - offset * minute);
  return { first, last: yearAfter(first) };
}

/** The error of a day, or null. */
export function deliveryDayProblem(
  day: string,
  { first, last }: DeliveryWindow,
): "format" | "past" | "late" | null {
  if (!isDay(day)) return "format";
  if (day < first) return "past";
  return day > last ? "late" : null;
}

/** When the email of a day is sent, in ms: at 10:00 UTC it is that day from Hawaii (UTC-10) to New Zealand (UTC+13). */
export const deliveryTime = (day: string): number => Date.parse(`${day}T10:00:00Z`);
