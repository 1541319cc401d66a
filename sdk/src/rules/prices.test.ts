import { describe, expect, it } from "vitest";
import type { Prices } from "../types.ts";
import {
  compareAtPrice,
  hasPriceIn,
  isOnSale,
  listCurrencies,
  minimumPrice,
  priceIn,
  productPrices,
  unitPrice,
} from "./prices.ts";

const variant = (prices: Prices, former: Prices = {}) => ({
  prices,
  compare_at_prices: former,
});

describe("prices", () => {
  it.each([
    [{ USD: 48, CAD: 64 }, "CAD", 64],
    [{ USD: 48 }, "CAD", 48],
    [{ USD: 48, GBP: 0 }, "GBP", 0],
    [{}, "GBP", undefined],
  ] as const)("S-854 %j in %s is %s", (prices, currency, expected) =>
    expect(priceIn(prices, currency)).toBe(expected),
  );

  it.each([
    [{ USD: 48, CAD: 64 }, "CAD", true],
    [{ USD: 48, GBP: 0 }, "GBP", true],
    [{ USD: 48 }, "EUR", false],
    [{}, "USD", false],
  ] as const)("%j is sold in %s: %s", (prices, currency, expected) =>
    expect(hasPriceIn(variant(prices), currency)).toBe(expected),
  );

  it.each([
    [{ EUR: 20 }, [{ EUR: 20 }], { EUR: 20 }, ["EUR"]],
    [{ USD: 48 }, [{ USD: 48 }, { EUR: 45 }, { EUR: 50 }], { USD: 48, EUR: 45 }, ["USD", "EUR"]],
    [{ EUR: 20 }, [{ EUR: 20 }, { USD: 30, EUR: 25 }], { EUR: 20, USD: 30 }, ["EUR", "USD"]],
  ] as const)(
    "a product of %j with variants of %j costs %j, in %j",
    (prices, variants, expected, currencies) => {
      const product = { prices, variants: variants.map((each) => ({ prices: each })) };
      expect(productPrices(product as never)).toEqual(expected);
      expect(listCurrencies(product.variants)).toEqual(currencies);
    },
  );

  it("S-854 unit price falls back to USD", () => expect(unitPrice(variant({ USD: 48 }), "EUR")).toBe(48));

  it.each([
    ["below", { USD: 48 }, { USD: 60 }, "USD", true],
    ["equal", { USD: 60 }, { USD: 60 }, "USD", false],
    ["above", { USD: 61 }, { USD: 60 }, "USD", false],
    ["no former price", { USD: 48 }, {}, "USD", false],
    ["both fall back", { USD: 48 }, { USD: 60 }, "CAD", true],
    ["pounds are not compared with dollars", { USD: 48, GBP: 39 }, { USD: 60 }, "GBP", false],
    ["own currency", { USD: 48, GBP: 39 }, { USD: 60, GBP: 45 }, "GBP", true],
  ] as const)("S-348 sale: %s", (_, prices, former, currency, expected) =>
    expect(isOnSale(variant(prices, former), currency)).toBe(expected),
  );

  it.each([
    [{ USD: 48 }, "USD", 60],
    [{ USD: 48, GBP: 38 }, "USD", 60],
    [{ USD: 48, GBP: 38 }, "GBP", null],
    [{ GBP: 38 }, "GBP", 60],
    [{ GBP: 38, EUR: 45 }, "GBP", null],
  ] as const)(
    "a former price of 60 without a currency, beside %j, is in %s %s",
    (prices, currency, expected) =>
      expect(compareAtPrice({ prices, compare_at_price: 60 }, currency)).toBe(expected),
  );

  it("S-646 a minimum price does not fall back to USD", () => {
    expect(minimumPrice({ minimum_prices: { USD: 30 } }, "USD")).toBe(30);
    expect(minimumPrice({ minimum_prices: { USD: 30 } }, "CAD")).toBe(0);
    expect(minimumPrice({}, "USD")).toBe(0);
  });
});
