import { deliveryDayProblem, deliveryWindow } from "../checkout/deliveryDay.ts";
import { toRecord } from "./toRecord.ts";

/** The day of each gift card is a real one, not past everywhere on earth, and at most one year ahead. */
export function deliveryDates(value: unknown, now: number): Record<string, string> {
  const window = deliveryWindow(now);
  const found: Record<string, string> = {};
  for (const [index, entry] of Array.isArray(value) ? value.entries() : []) {
    const { date } = toRecord(entry);
    const problem = typeof date === "string" ? deliveryDayProblem(date, window) : null;
    if (problem !== null) found[`[${index}].date`] = problem;
  }
  return found;
}
