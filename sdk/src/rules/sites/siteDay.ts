const day = 24 * 3_600_000;

/** The day of a moment (ms since 1970) in a site's time zone, or some days from it, as `YYYY-MM-DD`. */
export function siteDay(moment: number, timeZone = "UTC", days = 0): string {
  const date = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment);
  return days === 0 ? date : new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}
