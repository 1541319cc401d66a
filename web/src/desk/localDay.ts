/** The reader's day at a time, or some days from it, as `YYYY-MM-DD`. `ms` is since 1970. */
export function localDay(ms: number, days = 0): string {
  const at = new Date(ms);
  const date = new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
