import { InvalidRequestError } from "../requests/validate.ts";

/** Throws an InvalidRequestError for a time that no calendar has, by its name in the request. PostgreSQL refuses these. */
export function requireTimes(times: Readonly<Record<string, string | undefined>>): void {
  const fields = Object.entries(times)
    .filter(([, time]) => time !== undefined && !isTime(time))
    .map(([name]) => [name, "There is no such time"]);
  if (fields.length > 0) throw new InvalidRequestError(Object.fromEntries(fields));
}

/** Zones end at 15:59 from UTC, and Date takes the 30th of February for a day of March. */
function isTime(time: string): boolean {
  const day = time.slice(0, 10);
  // Some engines have no date for the 30th of February, and `toISOString` throws then.
  if (Number.isNaN(Date.parse(time)) || Number.isNaN(Date.parse(day))) return false;
  return day >= "0001" && new Date(day).toISOString().startsWith(day) && !/[+-](1[6-9]|2\d):\d\d$/.test(time);
}
