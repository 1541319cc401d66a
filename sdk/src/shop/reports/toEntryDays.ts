import { firstDay } from "./requireDays.ts";
import { requirePeriod } from "./requirePeriod.ts";

/**
 * The days of a list of what a balance is made of: without a first one, all until the last. Throws an InvalidRequestError
 * for days that are no period.
 */
export function toEntryDays({ from, until }: { from?: string | undefined; until: string }): {
  from: string;
  until: string;
} {
  if (from !== undefined) requirePeriod(from, until, "until");
  return { from: from ?? firstDay, until };
}
