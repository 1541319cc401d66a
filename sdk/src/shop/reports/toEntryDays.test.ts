import { expect, test } from "vitest";
import { toEntryDays } from "./toEntryDays.ts";

test.each([
  [
    { from: "2026-03-01", until: "2026-03-31" },
    { from: "2026-03-01", until: "2026-03-31" },
  ],
  [{ until: "2026-03-31" }, { from: "1970-01-02", until: "2026-03-31" }],
])("days %j are %j", (query, days) => expect(toEntryDays(query)).toEqual(days));

test("days that are no period are refused", () => {
  expect(() => toEntryDays({ from: "2026-03-02", until: "2026-03-01" })).toThrow(
    expect.objectContaining({ fields: { until: "The last day is before the first" } }),
  );
});
