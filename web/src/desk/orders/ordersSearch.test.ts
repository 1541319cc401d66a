import { expect, test } from "vitest";
import { parseOrdersSearch } from "./ordersSearch.ts";

const days = { fromDay: "2026-11-01", untilDay: "2026-11-30" };

test.each<[Record<string, unknown>, object]>([
  [
    { isInTrouble: "true", returns: "requested" },
    { isInTrouble: true, returns: "requested" },
  ],
  [{ isToPack: "true" }, { isToPack: true }],
  [{ returns: "received" }, { returns: "received" }],
  [{ status: "stolen", returns: "all", isInTrouble: "yes" }, {}],
  ...[
    { ...days, country: "US", state: "TX", currency: "USD", product: 7 },
    { ...days, country: "", state: "", promotion: "X10", daysOf: "refunded" },
    { ...days, daysOf: "invoiced" },
  ].map((search): [typeof search, object] => [search, search]),
  [{ ...days, country: "us", currency: "usd", state: "x".repeat(101), product: -1 }, days],
  [{ fromDay: "2026-11-01", country: "US", promotion: "X10" }, { fromDay: "2026-11-01" }],
  [{ fromDay: "2026-11-01", daysOf: "refunded" }, { fromDay: "2026-11-01" }],
  [{ daysOf: "refunded" }, {}],
])("%j is %j", (search, parsed) => {
  expect(parseOrdersSearch(search)).toEqual(parsed);
});
