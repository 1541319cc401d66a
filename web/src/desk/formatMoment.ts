import type { Language } from "@velours/sdk/types";
import { serverNow } from "../platform/browser/serverClock.ts";

/** "Nov 27, 2:05 PM", "27 nov., 14:05": when something happened, in the reader's own time zone. */
export function formatMoment(iso: string, language: Language): string {
  const date = new Date(iso);
  const year = date.getFullYear() === new Date(serverNow()).getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...year,
  }).format(date);
}
