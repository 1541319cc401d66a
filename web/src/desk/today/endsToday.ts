import type { Promotion } from "@velours/sdk/types";

/** True when a promotion ends between now and the end of the reader's day. `now` is in ms since 1970. */
export function endsToday({ date_expired }: Pick<Promotion, "date_expired">, now: number): boolean {
  if (date_expired === undefined || date_expired === null) return false;
  const end = date_expired * 1000;
  return end > now && end < new Date(now).setHours(24, 0, 0, 0);
}
