import { expect, test } from "vitest";
import { parseOrdersSearch } from "./ordersSearch.ts";

test.each([
  [{}, {}],
  [
    { status: "paid", page: "2" },
    { status: "paid", page: 2 },
  ],
  [{ status: "stolen", page: "0" }, {}],
  [{ status: ["paid"], page: "1" }, {}],
  [{ page: "2.5", other: "x" }, {}],
  [{ page: 10_001 }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseOrdersSearch(search)).toEqual(parsed);
});
