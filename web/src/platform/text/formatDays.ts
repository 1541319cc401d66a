import type { Locale } from "./generated/runtime.js";

/** "Nov 25 – 28", in the United Kingdom "25 – 28 Nov", in French "25–28 nov.": two days of `YYYY-MM-DD`, as the country writes them. */
export function formatDays(first: string, last: string, language: Locale, country: string): string {
  const format = new Intl.DateTimeFormat(`${language}-${country}`, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last));
}
