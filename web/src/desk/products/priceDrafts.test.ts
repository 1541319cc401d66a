import { describe, expect, test } from "vitest";
import { listCurrencies, toPriceChanges, toPriceDrafts } from "./priceDrafts.ts";

const product = {
  variants: [
    { id: 1, prices: { USD: 48, EUR: 45.5 }, compare_at_prices: { USD: 60 } },
    { id: 2, prices: { USD: 50 } },
  ],
} as unknown as Parameters<typeof toPriceDrafts>[0];

test("currencies are those of the prices and of the sites", () => {
  expect(listCurrencies(product, [{ currencies: ["GBP", "USD"] }])).toEqual(["EUR", "GBP", "USD"]);
});

test("a former price without a currency is shown in the one that it is in", () => {
  const variant = { id: 1, prices: { USD: 48, GBP: 38 }, compare_at_price: 60 };
  const drafts = toPriceDrafts({ variants: [variant as never] }, ["GBP", "USD"]);
  expect(Object.values(drafts).map(({ compareAt }) => compareAt)).toEqual(["", "60.00"]);
});

describe("changes", () => {
  const stored = toPriceDrafts(product, ["USD", "EUR"]);
  const edit = (key: string, change: Partial<(typeof stored)[string]>) =>
    toPriceChanges({ ...stored, [key]: { ...stored[key]!, ...change } }, stored);

  test("none, as long as every amount is the same", () => {
    expect(toPriceChanges(stored, stored)).toEqual([]);
    expect(edit("1 USD", { price: "48" })).toEqual([]);
    expect(edit("1 EUR", { price: "45,5" })).toEqual([]);
  });

  test.each([
    ["1 USD", { price: "44" }, { variantId: 1, currency: "USD", price: "44.00", compareAt: "60.00" }],
    ["1 USD", { compareAt: "" }, { variantId: 1, currency: "USD", price: "48.00", compareAt: null }],
    ["2 EUR", { price: "47" }, { variantId: 2, currency: "EUR", price: "47.00", compareAt: null }],
    ["1 EUR", { price: "" }, { variantId: 1, currency: "EUR", price: null, compareAt: null }],
  ])("%s typed as %j", (key, change, expected) => {
    expect(edit(key, change)).toEqual([expected]);
  });

  test("are none at all while something typed is no amount", () => {
    expect(edit("2 USD", { price: "fifty" })).toBeUndefined();
  });
});
