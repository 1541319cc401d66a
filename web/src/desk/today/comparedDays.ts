/** The reader's day, and the same weekday a week before. `now` is in ms since 1970. */
export function comparedDays(now: number): { today: string; weekAgo: string } {
  const date = new Date(now);
  const before = new Date(date.getFullYear(), date.getMonth(), date.getDate() - 7);
  return { today: toDay(date), weekAgo: toDay(before) };
}

const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
