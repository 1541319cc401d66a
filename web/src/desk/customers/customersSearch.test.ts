import { expect, test } from "vitest";
import { parseCustomersSearch } from "./customersSearch.ts";

test("an address keeps its text and its page, and nothing else", () => {
  expect(parseCustomersSearch({ q: " ada@example.com ", cursor: "abc", other: 1 })).toEqual({
    q: "ada@example.com",
    cursor: "abc",
  });
});

test("a page of no search is left out", () => {
  expect(parseCustomersSearch({ cursor: "abc" })).toEqual({});
  expect(parseCustomersSearch({ q: " ", cursor: "abc" })).toEqual({});
});
