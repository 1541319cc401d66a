/** True for a time or a day of the calendar that PostgreSQL has as well: it knows no year 0, and zones end at 15:59 from UTC. */
export function isTime(time: string): boolean {
  const day = time.slice(0, 10);
  // Some engines have no date for the 30th of February, and `toISOString` throws then; others take it for a day of March.
  if (Number.isNaN(Date.parse(time)) || Number.isNaN(Date.parse(day))) return false;
  return day >= "0001" && new Date(day).toISOString().startsWith(day) && !/[+-](1[6-9]|2\d):\d\d$/.test(time);
}
