import { expect, test } from "vitest";
import { parseOrdersSearch } from "./ordersSearch.ts";

test.each([
  [{}, {}],
  [
    { status: "paid", returns: "requested", q: " moreau ", site: "outlet", cursor: "cHwx" },
    { status: "paid", returns: "requested", q: "moreau", site: "outlet", cursor: "cHwx" },
  ],
  [{ status: "stolen", returns: "all", page: 2 }, {}],
  [{ status: ["paid"], q: ["x"], site: { of: 1 } }, {}],
  [{ q: 100023 }, { q: "100023" }],
  [{ q: "x".repeat(101), cursor: "", site: " " }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseOrdersSearch(search)).toEqual(parsed);
});
