import { expect, test } from "vitest";
import { localDay } from "./localDay.ts";

test.each([
  [[2026, 10, 28, 0, 0], "2026-11-28", "2026-11-21"],
  [[2026, 10, 3, 23, 59], "2026-11-03", "2026-10-27"],
  [[2027, 0, 2, 12, 0], "2027-01-02", "2026-12-26"],
] as const)("%j is %s, a week after %s", ([year, month, day, hour, minute], today, weekAgo) => {
  const now = new Date(year, month, day, hour, minute).getTime();
  expect([localDay(now), localDay(now, -7)]).toEqual([today, weekAgo]);
});
