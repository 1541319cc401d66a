import { expect, test } from "vitest";
import { siteDay } from "./siteDay.ts";

test.each([
  [undefined, "2026-11-30T13:39:00Z", "2026-11-30", "2026-11-23"],
  ["Pacific/Auckland", "2026-11-30T13:39:00Z", "2026-12-01", "2026-11-24"],
  ["America/Los_Angeles", "2027-01-03T07:59:00Z", "2027-01-02", "2026-12-26"],
  // The clocks go forward in between.
  ["Europe/Berlin", "2026-03-30T22:30:00Z", "2026-03-31", "2026-03-24"],
])("in %s, %s is on %s, a week after %s", (timeZone, moment, today, weekAgo) => {
  const now = Date.parse(moment);
  expect([siteDay(now, timeZone), siteDay(now, timeZone, -7)]).toEqual([today, weekAgo]);
});
