import { expect, test } from "vitest";
import { parseCustomersSearch } from "./customersSearch.ts";

test("a page of no search is left out", () => {
  expect(parseCustomersSearch({ q: "ada", cursor: "abc" })).toEqual({ q: "ada", cursor: "abc" });
  expect(parseCustomersSearch({ q: " ", cursor: "abc" })).toEqual({});
});
