import { toRecord } from "./toRecord.ts";

/** An offer ends when it says: a text that is no date, or not later than `now`, has expired. */
export function offerStands(value: unknown, now: number): Record<string, string> {
  const { expires } = toRecord(toRecord(value).meta);
  return typeof expires === "string" && !(Date.parse(expires) > now) ? { "meta.expires": "expired" } : {};
}
