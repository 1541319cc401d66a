import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatPriceRange,
  isInPriceRange,
  PRICE_RANGES,
  parsePriceRange,
  parsePriceRanges,
} from "./priceRange.ts";

describe("priceRange", () => {
  it.each([
    ["25-50", { min: 25, max: 50 }],
    ["150-", { min: 150, max: null }],
    ["0-9.99", { min: 0, max: 9.99 }],
    ["50-25", null],
    ["25-25", null],
    ["-25", null],
    ["x", null],
    ["", null],
  ])("S-731 '%s' is %j", (text, range) => expect(parsePriceRange(text)).toEqual(range));

  it("reads lists", () => expect(parsePriceRanges("25-50,x,150-")).toHaveLength(2));

  it.each([
    [24.99, false],
    [25, true],
    [49.99, true],
    [50, false],
  ])("%d in 25-50: %s", (price, expected) =>
    expect(isInPriceRange(price, { min: 25, max: 50 })).toBe(expected),
  );

  it("SA-190 the ranges offered follow one another without a gap, the last without an end, and read back", () => {
    expect(PRICE_RANGES.map(formatPriceRange)).toEqual([
      "0-25",
      "25-50",
      "50-100",
      "100-150",
      "150-200",
      "200-",
    ]);
    for (const price of [0, 24.99, 25, 49, 100, 199.99, 200, 1e6])
      expect(PRICE_RANGES.filter((range) => isInPriceRange(price, range))).toHaveLength(1);
    expect(parsePriceRanges(PRICE_RANGES.map(formatPriceRange).join())).toEqual(PRICE_RANGES);
  });

  it("no end", () => expect(isInPriceRange(1e6, { min: 150, max: null })).toBe(true));

  it("printing and parsing are inverse", () => {
    const range = fc
      .tuple(fc.nat(), fc.option(fc.integer({ min: 1, max: 999 }), { nil: null }))
      .map(([min, width]) => ({ min, max: width === null ? null : min + width }));
    fc.assert(
      fc.property(range, (prices) => {
        expect(parsePriceRange(formatPriceRange(prices))).toEqual(prices);
      }),
    );
  });
});
