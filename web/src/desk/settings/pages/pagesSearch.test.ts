import { expect, test } from "vitest";
import { parsePageSearch, parsePagesSearch } from "./pagesSearch.ts";

test("addresses hold the site, the search and the page of the list, and nothing else", () => {
  expect(parsePagesSearch({ q: "returns", site: "closet", cursor: "abc", page: 2, copy: "x" })).toEqual({
    q: "returns",
    site: "closet",
    cursor: "abc",
  });
  expect(parsePagesSearch({ q: "x".repeat(101), site: ["closet"], cursor: "" })).toEqual({});
  expect(parsePageSearch({ site: "closet", copy: "returns", q: "x" })).toEqual({
    site: "closet",
    copy: "returns",
  });
});
