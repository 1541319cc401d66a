import type { Locale } from "@velours/sdk/rules";
import { serverNow } from "../platform/browser/serverClock.ts";

/** "Nov 27, 2:05 PM", "27 nov., 14 h 05": when something happened, in the reader's own time zone. */
export function formatMoment(iso: string, locale: Locale): string {
  const date = new Date(iso);
  const year = date.getFullYear() === new Date(serverNow()).getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...year,
  }).format(date);
}
