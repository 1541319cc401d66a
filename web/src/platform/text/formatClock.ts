import type { Language } from "@velours/sdk/types";

/** "2:05 PM", "14 h 05" with the day when it is not today: a moment in the reader's time zone. Browser only. */
export function formatClock(iso: string, language: Language): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-US", {
    timeStyle: "short",
    ...(!isToday && { dateStyle: "long" }),
  }).format(moment);
}
