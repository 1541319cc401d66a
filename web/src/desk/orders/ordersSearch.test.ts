import { expect, test } from "vitest";
import { parseOrdersSearch } from "./ordersSearch.ts";

test.each([
  [{}, {}],
  [
    { status: "paid", returns: "requested", q: " moreau ", site: "outlet", cursor: "cHwx" },
    { status: "paid", returns: "requested", q: "moreau", site: "outlet", cursor: "cHwx" },
  ],
  [{ isInTrouble: true }, { isInTrouble: true }],
  [{ isToPack: "true" }, { isToPack: true }],
  [{ returns: "received" }, { returns: "received" }],
  [{ status: "stolen", returns: "all", isInTrouble: "yes", page: 2 }, {}],
  [{ status: ["paid"], q: ["x"], site: { of: 1 } }, {}],
  [{ q: 100023 }, { q: "100023" }],
  [
    {
      fromDay: "2026-11-01",
      untilDay: "2026-11-30",
      country: "US",
      state: "TX",
      currency: "USD",
      product: 7,
    },
    {
      fromDay: "2026-11-01",
      untilDay: "2026-11-30",
      country: "US",
      state: "TX",
      currency: "USD",
      product: 7,
    },
  ],
  [
    {
      fromDay: "2026-11-01",
      untilDay: "2026-11-30",
      country: "",
      state: "",
      promotion: 2026,
      daysOf: "refunded",
    },
    {
      fromDay: "2026-11-01",
      untilDay: "2026-11-30",
      country: "",
      state: "",
      promotion: "2026",
      daysOf: "refunded",
    },
  ],
  [{ fromDay: "2026-11-01", country: "US", promotion: "X10" }, { fromDay: "2026-11-01" }],
  [{ fromDay: "2026-11-31", untilDay: 20261130, currency: "usd", product: -1, daysOf: "placed" }, {}],
  [{ q: "x".repeat(101), cursor: "", site: " " }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseOrdersSearch(search)).toEqual(parsed);
});
