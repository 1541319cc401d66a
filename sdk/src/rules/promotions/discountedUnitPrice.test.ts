import { describe, expect, it } from "vitest";
import { product, promotion } from "../testing/fixtures.ts";
import { discountedUnitPrice } from "./discountedUnitPrice.ts";

const halo = product({ id: 1, usd: 48, minimum_prices: { USD: 42 } });

const show = (percent: number, more = {}, of = halo) =>
  discountedUnitPrice(of, of.variants[0]!, { currency: "USD", percent, promotion: promotion(more) });

describe("discountedUnitPrice", () => {
  it.each([
    ["S-648 rounded up: 48 − 10% = 43.2", 10, {}, 44],
    ["S-649 not below the minimum", 50, {}, 42],
    ["S-649 unless overridden", 50, { override_minimum_product_prices: true }, 24],
    ["S-650 not eligible", 10, { excluded_product_ids: [1] }, 48],
    ["SA-171 a negative percent", -10, {}, 48],
    ["no percent", 0, {}, 48],
    ["more than all", 120, { override_minimum_product_prices: true }, 0],
  ])("%s", (_, percent, more, expected) => expect(show(percent, more)).toBe(expected));

  it("never above the price, which 9.99 at 5% would be", () =>
    expect(show(5, {}, product({ usd: 9.99 }))).toBe(9.99));

  it("without a promotion the price", () =>
    expect(
      discountedUnitPrice(halo, halo.variants[0]!, { currency: "USD", percent: 10, promotion: null }),
    ).toBe(48));

  it("SA-169 agrees with the estimate on whole prices where the discount is whole", () =>
    expect(show(25, {}, product({ usd: 48 }))).toBe(36));
});
