import { expect, test } from "vitest";
import { parseLogSearch } from "./logSearch.ts";

const whole = {
  operation: "changePrices",
  actor: "staff 12",
  site: "boutique",
  order: "V-100023",
  product: 100001,
  from: "2026-11-26T23:00:00.000Z",
  cursor: "abc",
};

test.each([
  [{}, {}],
  [whole, whole],
  [{ order: 100023, product: "100001" }, { order: "100023" }],
  [{ from: "yesterday", actor: "x".repeat(201), product: -1 }, {}],
  [{ from: "2026-99-99T00:00:00.000Z", cursor: ["x"] }, {}],
])("reads %j as %j", (search, expected) => {
  expect(parseLogSearch(search)).toEqual(expected);
});
