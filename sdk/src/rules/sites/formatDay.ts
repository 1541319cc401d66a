import type { Locale } from "./getLocale.ts";

/**
 * "December 24, 2026", in the United Kingdom "24 December 2026", in French "24 décembre 2026": the day of an ISO date or
 * moment. A date alone has no zone: UTC leaves it as it is.
 */
export function formatDay(iso: string, locale: Locale, timeZone = "UTC"): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(iso));
  // French counts the first of a month.
  return locale.startsWith("fr") ? day.replace(/^1 /, "1er ") : day;
}
