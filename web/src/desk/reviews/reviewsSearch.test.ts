import { expect, test } from "vitest";
import { parseReviewsSearch } from "./reviewsSearch.ts";

test.each([
  [{}, {}],
  [{ state: "waiting" }, {}],
  [
    { state: "published", cursor: "abc" },
    { state: "published", cursor: "abc" },
  ],
  [{ state: "all", page: 3 }, { state: "all" }],
  [{ state: ["all"], cursor: "x".repeat(101) }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseReviewsSearch(search)).toEqual(expected);
});
