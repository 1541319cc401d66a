import type { Report } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { chartBars } from "./chartBars.ts";

const report: Report = {
  name: "sales",
  from: "2026-10-31",
  until: "2026-11-02",
  by: "day",
  rows: [
    { group: "2026-10-31", currency: "USD", total: "10.50" },
    { group: "2026-11-02", currency: "USD", total: "-3.00" },
    { group: "2026-11-02", currency: "EUR", total: "8.00" },
  ],
  totals: [],
};

test("has each day of the period, in one currency", () =>
  expect(chartBars(report, "USD")).toEqual([
    { group: "2026-10-31", value: 10.5 },
    { group: "2026-11-01", value: 0 },
    { group: "2026-11-02", value: -3 },
  ]));

test("has the other groups that there are", () => {
  const rows = [{ group: "US-TX", currency: "USD", net: "14.26" }] as const;
  expect(chartBars({ ...report, name: "taxes", by: "state", rows: [...rows] }, "USD")).toEqual([
    { group: "US-TX", value: 14.26 },
  ]);
});

test("has none for a report by item", () =>
  expect(chartBars({ ...report, name: "products" }, "USD")).toEqual([]));
