import { InvalidRequestError } from "../../requests/validate.ts";

const longestDays = 731;
const day = 86_400_000;

/** Throws an InvalidRequestError for days that are no period; `name` is the parameter of the last day. */
export function requirePeriod(from: string, until: string, name: string): void {
  const days = (Date.parse(until) - Date.parse(from)) / day;
  if (days < 0) throw new InvalidRequestError({ [name]: "The last day is before the first" });
  if (days > longestDays)
    throw new InvalidRequestError({
      [name]: `The last day is more than ${longestDays} days after the first`,
    });
}
