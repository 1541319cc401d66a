import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { promotion } from "../testing/fixtures.ts";
import { freeShippingProgress, freeShippingThreshold } from "./freeShipping.ts";

const rates = [
  { amount: 7, original: 7, range: { min: 0, max: 69 } },
  { amount: 0, original: 0, range: { min: 69, max: null } },
];

describe("freeShipping", () => {
  const bar = (subtotal: number, discount: number, overrides: Partial<Promotion> | null = null) =>
    freeShippingProgress({ rates, subtotal, discount, promotion: overrides && promotion(overrides) });

  it("S-249 the threshold is range.min of the rate of 0", () => {
    expect(freeShippingThreshold(rates)).toBe(69);
    expect(freeShippingThreshold([rates[0]!])).toBe(null);
    expect(freeShippingThreshold([{ amount: 0, range: { min: 69, max: 200 } }])).toBe(null);
    expect(freeShippingProgress({ rates: [rates[0]!], subtotal: 5, discount: 0, promotion: null })).toBe(
      null,
    );
  });

  it.each([
    [0, 0, 69, 0],
    [68.01, 0, 1, 68.01 / 69],
    [69, 0, 0, 1],
    [79, 10.5, 1, 68.5 / 69],
    [100, 0, 0, 1],
  ])("S-883 SA-058 %d − %d needs %d more", (subtotal, discount, remaining, progress) =>
    expect(bar(subtotal, discount)).toEqual({ threshold: 69, remaining, progress }),
  );

  it.each([
    ["percentage_threshold", true],
    ["percentage_threshold_free_product", true],
    ["free_product_quantity_threshold", true],
    ["amount_threshold", true],
    ["percentage", false],
    ["percentage_product", false],
    ["free_product", false],
    ["amount", false],
  ] as const)("S-252 type %s hides it: %s", (type, hidden) =>
    expect(bar(10, 0, { type }) === null).toBe(hidden),
  );

  it("S-251 free shipping hides it", () => expect(bar(10, 0, { free_shipping: true })).toBe(null));
});
