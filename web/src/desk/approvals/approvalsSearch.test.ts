import { expect, test } from "vitest";
import { parseApprovalsSearch } from "./approvalsSearch.ts";

test.each([
  [{}, {}],
  [
    { state: "rejected", cursor: "abc" },
    { state: "rejected", cursor: "abc" },
  ],
  [{ state: "waiting", cursor: "x".repeat(101) }, {}],
  [{ state: ["approved"], cursor: 1 }, { cursor: "1" }],
])("reads %j as %j", (search, expected) => {
  expect(parseApprovalsSearch(search)).toEqual(expected);
});
