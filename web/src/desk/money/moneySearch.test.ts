import { expect, test } from "vitest";
import { completeSearch, parseMoneySearch } from "./moneySearch.ts";

test.each([
  [{}, {}],
  [
    { report: "taxes", from: "2026-03-01", until: "2026-03-31", by: "state" },
    { report: "taxes", from: "2026-03-01", until: "2026-03-31", by: "state" },
  ],
  [{ report: "secrets", from: "2026-02-30", until: "1.3.2026", by: "hour" }, {}],
  [{ from: 20260301, until: ["2026-03-31"] }, {}],
])("%j is %j", (search, parsed) => expect(parseMoneySearch(search)).toEqual(parsed));

test.each([
  [{}, { report: "sales", from: "2026-11-01", until: "2026-11-27", by: "day" }],
  [{ report: "taxes" }, { report: "taxes", from: "2026-11-01", until: "2026-11-27", by: "state" }],
  [{ until: "2026-03-31" }, { report: "sales", from: "2026-03-01", until: "2026-03-31", by: "day" }],
] as const)("%j is completed to %j", (search, complete) =>
  expect(completeSearch(search, "2026-11-27")).toEqual(complete),
);
