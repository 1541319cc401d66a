import { expect, test } from "vitest";
import { completeSearch } from "./moneySearch.ts";

test.each([
  [{}, { report: "sales", from: "2026-11-01", until: "2026-11-27", by: "day" }],
  [{ report: "taxes" }, { report: "taxes", from: "2026-11-01", until: "2026-11-27", by: "state" }],
  [{ until: "2026-03-31" }, { report: "sales", from: "2026-03-01", until: "2026-03-31", by: "day" }],
] as const)("%j is completed to %j", (search, complete) =>
  expect(completeSearch(search, "2026-11-27")).toEqual(complete),
);
