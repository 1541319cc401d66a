import type { Language } from "../types.ts";

/** "December 24, 2026", "24 décembre 2026": a calendar day as `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  // French counts the first of a month.
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
}
