import { toMinor } from "../../money.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Money off, at most the discounted subtotal: gift cards and warranties are never paid by it. */
export const amount: PromotionRule = {
  type: "amount",
  discount: ({ promotion, discounted }) => Math.max(0, Math.min(toMinor(promotion.discount), discounted)),
  percent: () => 0,
};
