import { InvalidRequestError } from "../requests/validate.ts";
import { isTime } from "../rules/isTime.ts";

/** Throws an InvalidRequestError for a time that no calendar has, by its name in the request. */
export function requireTimes(times: Readonly<Record<string, string | undefined>>): void {
  const fields = Object.entries(times)
    .filter(([, time]) => time !== undefined && !isTime(time))
    .map(([name]) => [name, "There is no such time"]);
  if (fields.length > 0) throw new InvalidRequestError(Object.fromEntries(fields));
}
