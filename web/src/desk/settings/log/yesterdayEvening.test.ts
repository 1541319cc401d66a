import { expect, test } from "vitest";
import { yesterdayEvening } from "./yesterdayEvening.ts";

test.each([
  [new Date(2026, 10, 27, 9, 30), new Date(2026, 10, 26, 18)],
  [new Date(2026, 10, 27, 23, 59), new Date(2026, 10, 26, 18)],
  [new Date(2026, 2, 1, 0, 0), new Date(2026, 1, 28, 18)],
])("at %s it is %s", (now, evening) => {
  expect(yesterdayEvening(now.getTime())).toBe(evening.toISOString());
});
