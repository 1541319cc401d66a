import { expect, test } from "vitest";
import { reportEntries } from "./reportEntries.ts";

const report = { name: "liabilities", from: "2026-03-01", until: "2026-03-31" } as const;
const cards = { item: "giftCards", currency: "USD" } as const;

test.each([
  ["opening", { until: "2026-02-28" }],
  ["added", { from: "2026-03-01", until: "2026-03-31", direction: "added" }],
  ["used", { from: "2026-03-01", until: "2026-03-31", direction: "used" }],
  ["closing", { until: "2026-03-31" }],
] as const)("of %s are those of its days", (column, filters) =>
  expect(reportEntries(report, cards, column)).toEqual({ ...cards, ...filters }),
);

test("are none for a total of both balances, and for other reports", () => {
  expect(reportEntries(report, { currency: "USD" }, "closing")).toBeNull();
  expect(reportEntries({ ...report, name: "sales" }, cards, "total")).toBeNull();
});
