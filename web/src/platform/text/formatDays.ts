import type { Language } from "@velours/sdk/types";

/** "Nov 25 – 28", in the United Kingdom "25 – 28 Nov", in French "25–28 nov.": two days of `YYYY-MM-DD`, as the country writes them. */
export function formatDays(first: string, last: string, language: Language, country: string): string {
  const format = new Intl.DateTimeFormat(`${language}-${country}`, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last));
}
