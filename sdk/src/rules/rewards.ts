import type { Promotion } from "../types.ts";
import { ceilAmount, round2, sumAmounts } from "./money.ts";

/**
 * Cash back an order earns: 10% of subtotal − (promotion + credits), changed by the promotion's credits_type,
 * rounded up, at least 0. Without a promotion it is the normal amount that is
 * struck through. Gift cards in the cart earn nothing: what they are spent on does.
 */
export function rewardCredits({
  subtotal,
  giftCards = 0,
  discount,
  credits,
  promotion,
}: {
  subtotal: number;
  /** The price of the gift cards in the cart. */
  giftCards?: number;
  discount: number;
  credits: number;
  promotion?: Pick<Promotion, "credits_type" | "credits_amount"> | null;
}): number {
  const base = sumAmounts([subtotal, -giftCards, -discount, -credits]) / 10;
  const extra = promotion?.credits_amount ?? 0;
  const earned =
    promotion?.credits_type === "amount"
      ? base + extra
      : promotion?.credits_type === "multiplier"
        ? base * extra
        : base;
  return Math.max(0, ceilAmount(round2(earned)));
}
