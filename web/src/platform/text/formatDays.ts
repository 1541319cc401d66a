import type { Locale } from "@velours/sdk/rules";

/** "Nov 25 – 28", in the United Kingdom "25 – 28 Nov", in French "25–28 nov.": two days of `YYYY-MM-DD`. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last));
}
