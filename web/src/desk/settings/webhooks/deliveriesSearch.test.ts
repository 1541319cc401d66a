import { expect, test } from "vitest";
import { parseDeliveriesSearch } from "./deliveriesSearch.ts";

test.each([
  [{}, {}],
  [
    { state: "failed", cursor: "WyJkIiwxXQ" },
    { state: "failed", cursor: "WyJkIiwxXQ" },
  ],
  [{ state: "lost", cursor: "", page: 2 }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseDeliveriesSearch(search)).toEqual(expected);
});
