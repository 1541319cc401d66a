import { describe, expect, it } from "vitest";
import type { CartLine } from "../../types.ts";
import { giftCardProduct, line, product, promotion } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import { tierAmount } from "./promotedShipping.ts";

describe("shippingTier", () => {
  const offer = promotion({
    type: "free_product_quantity_threshold",
    properties: [
      { threshold: 3, type: "percentage", amount: 100 },
      { threshold: 2, type: "amount", amount: 2 },
    ],
  });

  const tierOf = (lines: CartLine[]) =>
    judged({ lines, currency: "USD", promotion: offer }).promotion?.shippingTier;

  it.each([
    [7, { type: "amount", amount: 3 }, 4],
    [7, { type: "amount", amount: 9 }, 0],
    [7, { type: "percentage", amount: 50 }, 3.5],
    [7, { type: "percentage", amount: 100 }, 0],
    [7, { type: "amount", amount: -3 }, 7],
    [7, {}, 7],
  ] as const)("S-516 %d with %j costs %d", (original, tier, amount) =>
    expect(tierAmount(original, tier)).toBe(amount),
  );

  it.each([
    [1, undefined],
    [2, 2],
    [3, 3],
    [9, 3],
  ])("S-515 %d items reach tier %s", (quantity, threshold) =>
    expect(tierOf([line(product(), { quantity })])?.threshold).toBe(threshold),
  );

  it("S-515 gift cards and gifts do not count", () =>
    expect(
      tierOf([line(product()), line(giftCardProduct(), { quantity: 2 }), line(product(), { free: true })]),
    ).toBe(null));
});
