import { describe, expect, it } from "vitest";
import type { CartLine, Promotion } from "../../types.ts";
import { giftCardProduct, line, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import type { ProgressText } from "./types/PromotionRule.ts";

const progress = (of: Promotion | null, lines: CartLine[]) =>
  judged({ lines, currency: "USD", promotion: of }).promotion?.progress ?? null;

const progressAt = (overrides: Partial<Promotion>, usd: number, quantity = 1) =>
  progress(promotion(overrides), [line(product({ usd }), { quantity })]);

const percentTiers: Partial<Promotion> = {
  type: "percentage_threshold",
  properties: [
    { threshold: 100, discount: 10 },
    { threshold: 150, discount: 20 },
  ],
};
const shippingTiers: Partial<Promotion> = {
  type: "free_product_quantity_threshold",
  properties: [
    { threshold: 2, type: "amount", amount: 3 },
    { threshold: 3, type: "percentage", amount: 50 },
    { threshold: 5, type: "percentage", amount: 100 },
  ],
};
const giftTiers: Partial<Promotion> = {
  type: "percentage_threshold_free_product",
  discount: 0,
  properties: [{ threshold: 50, free_product: { id: 9, title: "Silk pouch" } }],
};

describe("promotion progress", () => {
  it.each<[string, Partial<Promotion>, number, number, ProgressText]>([
    [
      "S-881 rounded up",
      percentTiers,
      99.01,
      1,
      { key: "addForPercent", missing: 1, percent: 10, upTo: true },
    ],
    ["the next tier", percentTiers, 100, 1, { key: "addForPercent", missing: 50, percent: 20, upTo: true }],
    ["the top", percentTiers, 150, 1, { key: "unlockedPercent", percent: 20, upTo: true }],
    [
      "amount",
      { ...percentTiers, type: "amount_threshold" },
      60.5,
      1,
      { key: "addForAmount", missing: 40, amount: 10 },
    ],
    ["S-882 at least 1 for a gift", giftTiers, 49, 1, { key: "addForGift", missing: 1, title: "Silk pouch" }],
    [
      "S-881 a gift: what is missing is rounded up once, not what is spent",
      { ...giftTiers, properties: [{ threshold: 100, free_product: { id: 9, title: "Silk pouch" } }] },
      40.2,
      1,
      { key: "addForGift", missing: 60, title: "Silk pouch" },
    ],
    [
      "a gift that the rounded-up amount reaches",
      giftTiers,
      49.5,
      1,
      { key: "unlockedGift", title: "Silk pouch" },
    ],
    ["the gift", giftTiers, 50, 1, { key: "unlockedGift", title: "Silk pouch" }],
    ["S-246 one more item", shippingTiers, 10, 1, { key: "addItemsToSaveAmount", items: 1, amount: 3 }],
    ["SA-057 percent", shippingTiers, 10, 2, { key: "addItemsToSavePercent", items: 1, percent: 50 }],
    [
      "S-247 SA-056 free shipping, 2 more",
      shippingTiers,
      10,
      3,
      { key: "addItemsForFreeShipping", items: 2 },
    ],
    ["S-248 the top", shippingTiers, 10, 5, { key: "savedFreeShipping" }],
  ])("%s", (_, promotion, usd, quantity, text) =>
    expect(progressAt(promotion, usd, quantity)?.text).toEqual(text),
  );

  it("S-248 says what is saved on the way", () => {
    expect(progressAt(shippingTiers, 10, 2)?.reached).toEqual({ key: "savedAmount", amount: 3 });
    expect(progressAt(shippingTiers, 10, 3)?.reached).toEqual({ key: "savedPercent", percent: 50 });
    expect(progressAt(shippingTiers, 10, 1)?.reached).toBe(null);
  });
  it("S-515 counts neither warranties nor gift cards", () => {
    const lines = [line(product()), line(warrantyProduct()), line(giftCardProduct())];
    expect(progress(promotion(shippingTiers), lines)?.value).toBe(1);
  });
  it("goes from 0 to 1", () => {
    expect(progressAt(percentTiers, 75)?.progress).toBe(0.5);
    expect(progressAt(percentTiers, 300)?.progress).toBe(1);
    expect(progressAt(giftTiers, 49.5)?.progress).toBe(1);
  });
  it("other types have none", () => {
    expect(progressAt({ type: "percentage" }, 50)).toBe(null);
    expect(progress(null, [])).toBe(null);
    expect(progressAt({ type: "amount_threshold", properties: [] }, 50)).toBe(null);
  });
});
