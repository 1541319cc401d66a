import { siteDay } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";

/** True when a promotion ends between now (ms since 1970) and the end of its site's day. */
export function endsToday(
  { date_expired }: Pick<Promotion, "date_expired">,
  now: number,
  timeZone: string | undefined,
): boolean {
  if (date_expired === undefined || date_expired === null) return false;
  const end = date_expired * 1000;
  return end > now && siteDay(end, timeZone) === siteDay(now, timeZone);
}
