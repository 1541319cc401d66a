import { expect, test } from "vitest";
import { getEndTime } from "./getEndTime.ts";

const noon = new Date("2026-11-21T12:00:00.250Z");
const seconds = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ["a date of its own", { date_expired: 1796083200 }, 1796083200],
  ["never", { date_expired: null }, null],
  ["the end of the day", { date_expired: null, renews_days: 1 }, seconds("2026-11-22T00:00:00Z")],
  [
    "periods count from 1970, so that each process says the same",
    { date_expired: null, renews_days: 7 },
    seconds("2026-11-26T00:00:00Z"),
  ],
  ["a period of null is none", { date_expired: 5, renews_days: null }, 5],
])("%s", (_, ends, expected) => expect(getEndTime(ends, noon)).toBe(expected));

test("at midnight the next period has begun", () => {
  const midnight = new Date("2026-11-22T00:00:00Z");
  expect(getEndTime({ date_expired: null, renews_days: 1 }, midnight)).toBe(seconds("2026-11-23T00:00:00Z"));
});
