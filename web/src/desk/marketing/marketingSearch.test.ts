import { expect, test } from "vitest";
import { parseMarketingSearch } from "./marketingSearch.ts";

test.each([
  [{}, {}],
  [
    { list: "entries", cursor: "abc" },
    { list: "entries", cursor: "abc" },
  ],
  [
    { list: "entries", kind: "quiz", handle: " spring " },
    { list: "entries", kind: "quiz", handle: "spring" },
  ],
  [{ list: "entries", kind: "constructor", handle: ["x"] }, { list: "entries" }],
  [{ kind: "quiz", handle: "spring" }, {}],
  [{ list: "others", cursor: "x".repeat(101) }, {}],
  [{ list: ["entries"], q: "ada" }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseMarketingSearch(search)).toEqual(expected);
});
