import { expect, test } from "vitest";
import { completeSearch, parseMoneySearch } from "./moneySearch.ts";

test.each([
  [{}, { report: "sales", from: "2026-11-01", until: "2026-11-27", by: "day" }],
  [{ report: "taxes" }, { report: "taxes", from: "2026-11-01", until: "2026-11-27", by: "state" }],
  [{ until: "2026-03-31" }, { report: "sales", from: "2026-03-01", until: "2026-03-31", by: "day" }],
] as const)("%j is completed to %j", (search, complete) =>
  expect(completeSearch(search, "2026-11-27")).toEqual(complete),
);

test("an address names the open figure of a balance, and nothing that is none", () => {
  const open = { report: "liabilities", item: "cashBack", currency: "EUR", figure: "closing" };
  expect(parseMoneySearch({ ...open, by: "week" })).toEqual(open);
  expect(parseMoneySearch({ ...open, item: "orders", currency: "euro", figure: "net" })).toEqual({
    report: "liabilities",
  });
});
