import { expect, test } from "vitest";
import { endsToday } from "./endsToday.ts";

const now = new Date(2026, 10, 28, 15, 0).getTime();
const seconds = (hour: number, minute = 0, day = 28) =>
  new Date(2026, 10, day, hour, minute).getTime() / 1000;

test.each([
  [undefined, false],
  [null, false],
  [seconds(14, 59), false],
  [seconds(15), false],
  [seconds(15, 1), true],
  [seconds(23, 59), true],
  [seconds(0, 0, 29), false],
])("an end at %s: %s", (date_expired, expected) => {
  expect(endsToday({ ...(date_expired !== undefined && { date_expired }) }, now)).toBe(expected);
});
