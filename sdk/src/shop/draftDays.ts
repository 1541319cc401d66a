import { siteDay } from "../rules/sites/siteDay.ts";

const hour = 3_600_000;

/** When a draft ends that is made now for so many days: at the end of its last day in the site's time zone. */
export function draftEnd(now: Date, days: number, timeZone = "UTC"): Date {
  const lastDay = siteDay(now.getTime(), timeZone, days);
  // No time zone can be asked for its midnight, so it is found by halves, from that of UTC+14 on.
  let moment = Date.parse(lastDay) + 10 * hour - 1;
  for (let step = 2 ** 26; step >= 1; step /= 2)
    if (siteDay(moment + step, timeZone) <= lastDay) moment += step;
  return new Date(moment + 1);
}

/** The last day on which a draft that ends then can be paid, in the site's time zone. */
export const draftLastDay = (expiresAt: string, timeZone = "UTC"): string =>
  siteDay(Date.parse(expiresAt) - 1, timeZone);
