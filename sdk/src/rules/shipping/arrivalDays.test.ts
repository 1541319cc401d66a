import { describe, expect, it } from "vitest";
import { arrivalDays } from "./arrivalDays.ts";

const estimate = (...value: number[]) => ({ type: "relative" as const, unit: "days" as const, value });
const noon = Date.UTC(2026, 10, 22, 12);

describe("the days on which a parcel arrives", () => {
  it.each([
    ["three to six days", [3, 6], noon, 0, "2026-11-25", "2026-11-28"],
    ["over the end of a year", [7, 15], Date.UTC(2026, 11, 28), 0, "2027-01-04", "2027-01-12"],
    ["one and the same day", [2, 2], noon, 0, "2026-11-24", "2026-11-24"],
    ["today", [0, 1], noon, 0, "2026-11-22", "2026-11-23"],
    [
      "late in the evening of Hawaii it is still yesterday's date",
      [1, 2],
      noon - 6 * 3_600_000,
      600,
      "2026-11-22",
      "2026-11-23",
    ],
    ["in New Zealand it is tomorrow already", [1, 2], noon, -780, "2026-11-24", "2026-11-25"],
    ["the wrong way round", [6, 3], noon, 0, "2026-11-25", "2026-11-28"],
  ] as const)("%s", (_, value, now, offset, first, last) => {
    expect(arrivalDays(estimate(...value), now, offset)).toEqual({ first, last });
  });

  it.each([null, undefined, estimate()])("nothing is known of %o", (unknown) => {
    expect(arrivalDays(unknown, noon, 0)).toBeNull();
  });
});
