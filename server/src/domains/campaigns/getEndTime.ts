const daySeconds = 86_400;

/** When something ends, in epoch seconds: its date, or the end of the period of days (UTC) that `now` is in; null for never. */
export function getEndTime(
  { date_expired, renews_days }: { date_expired: number | null; renews_days?: number | null },
  now: Date,
): number | null {
  if (!renews_days) return date_expired;
  const period = renews_days * daySeconds;
  const seconds = now.getTime() / 1000;
  return seconds - (seconds % period) + period;
}
