import { expect, test } from "vitest";
import { requireTimes } from "./requireTimes.ts";

test.each([
  undefined,
  "2026-02-28T00:00:00Z",
  "2028-02-29T12:00:00.123456+05:30",
  "0001-01-01t00:00:00z",
  "9999-12-31T23:59:59-12:00",
])("%s is a time", (from) => expect(() => requireTimes({ from })).not.toThrow());

test.each([
  "2026-02-30T00:00:00Z",
  "2027-02-29T00:00:00Z",
  "2026-02-32T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-01-01T00:00:00+16:00",
  "2026-01-01T00:00:00-23:59",
  "2026-12-31T23:59:60Z",
])("%s is refused", (until) =>
  expect(() => requireTimes({ from: undefined, until })).toThrow(
    expect.objectContaining({ fields: { until: "There is no such time" } }),
  ),
);
