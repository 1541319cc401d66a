const hour = 3_600_000;
const day = 24 * hour;

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
const localDay = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment);

/** When a draft ends that is made now for so many days: at the end of its last day in the site's time zone. */
export function draftEnd(now: Date, days: number, timeZone = "UTC"): Date {
  const last = localDay(now.getTime(), timeZone);
  const lastDay = new Date(Date.parse(last) + days * day).toISOString().slice(0, 10);
  // No time zone can be asked for its midnight, so it is found by halves, from that of UTC+14 on.
  let moment = Date.parse(lastDay) + day - 14 * hour - 1;
  for (let step = 2 ** 26; step >= 1; step /= 2)
    if (localDay(moment + step, timeZone) <= lastDay) moment += step;
  return new Date(moment + 1);
}

/** The last day on which a draft that ends then can be paid, in the site's time zone. */
export const draftLastDay = (expiresAt: string, timeZone = "UTC"): string =>
  localDay(Date.parse(expiresAt) - 1, timeZone);
