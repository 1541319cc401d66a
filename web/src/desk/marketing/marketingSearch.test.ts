import { expect, test } from "vitest";
import { parseMarketingSearch } from "./marketingSearch.ts";

test.each([
  [
    { list: "entries", kind: "quiz", handle: " spring " },
    { list: "entries", kind: "quiz", handle: "spring" },
  ],
  [{ list: "entries", kind: "constructor" }, { list: "entries" }],
  [{ kind: "quiz", handle: "spring" }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseMarketingSearch(search)).toEqual(expected);
});
