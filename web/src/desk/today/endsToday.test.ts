import { expect, test } from "vitest";
import { endsToday } from "./endsToday.ts";

const now = Date.parse("2026-11-28T15:00-08:00");
const seconds = (hour: number, minute = 0, day = 28) => Date.UTC(2026, 10, day, hour + 8, minute) / 1000;

test.each([
  [undefined, false],
  [null, false],
  [seconds(14, 59), false],
  [seconds(15), false],
  [seconds(15, 1), true],
  [seconds(23, 59), true],
  [seconds(0, 0, 29), false],
])("an end at %s: %s", (date_expired, expected) => {
  expect(endsToday({ ...(date_expired !== undefined && { date_expired }) }, now, "America/Los_Angeles")).toBe(
    expected,
  );
});
