import type { Language } from "@velours/sdk/types";

/** "December 24, 2026", "24 décembre 2026": the day of an ISO date or moment. A date alone has no zone: UTC leaves it as it is. */
export function formatDate(iso: string, language: Language, timeZone = "UTC"): string {
  const format = new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-US", { dateStyle: "long", timeZone });
  const day = format.format(new Date(iso));
  // French counts the first of a month.
  return language === "fr" ? day.replace(/^1 /, "1er ") : day;
}
