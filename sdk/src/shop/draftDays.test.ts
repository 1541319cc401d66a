import { expect, test } from "vitest";
import { draftEnd, draftLastDay } from "./draftDays.ts";

test.each([
  ["UTC", "2026-11-29T09:30:00.000Z", 14, "2026-12-13", "2026-12-14T00:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-30T02:00:00.000Z", 14, "2026-12-13", "2026-12-14T08:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-29T09:30:00.000Z", 1, "2026-11-30", "2026-11-30T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-29T11:30:00.000Z", 1, "2026-11-30", "2026-12-01T11:00:00.000Z"],
  // The clocks go back on the last day, which has 25 hours.
  ["America/New_York", "2026-10-25T12:00:00.000Z", 7, "2026-11-01", "2026-11-02T05:00:00.000Z"],
])("in %s, a draft of %s for %i days can be paid to the end of %s", (timeZone, now, days, lastDay, end) => {
  const expiresAt = draftEnd(new Date(now), days, timeZone).toISOString();
  expect([expiresAt, draftLastDay(expiresAt, timeZone)]).toEqual([end, lastDay]);
});
