import { describe, expect, it } from "vitest";
import { rewardCredits } from "./rewards.ts";

describe("rewards", () => {
  it.each([
    [110, 0, 0, null, 11],
    [111, 0, 0, null, 12],
    [110, 5, 5, null, 10],
    [0, 0, 0, null, 0],
    [10, 20, 0, null, 0],
    [100, 0, 0, { credits_type: "amount", credits_amount: 5 }, 15],
    [0, 20, 0, { credits_type: "amount", credits_amount: 5 }, 3],
    [0, 90, 0, { credits_type: "amount", credits_amount: 5 }, 0],
    [101, 0, 0, { credits_type: "multiplier", credits_amount: 2 }, 21],
    [100, 0, 0, { credits_type: "multiplier", credits_amount: 0 }, 0],
    [100, 0, 0, { credits_type: null, credits_amount: 9 }, 10],
  ] as const)(
    "S-877 to S-880 %d − (%d + %d) with %j earns %d",
    (subtotal, discount, credits, promotion, earned) =>
      expect(rewardCredits({ subtotal, discount, credits, promotion })).toBe(earned),
  );

  it("SA-401 a gift card of any price in the cart changes nothing, to half a cent of the base", () => {
    const paid = { discount: 0, credits: 0.05 };
    expect(rewardCredits({ ...paid, subtotal: 0.1 })).toBe(1);
    expect(rewardCredits({ ...paid, subtotal: 64.02, giftCards: 63.92 })).toBe(1);
  });
});
