import { toMinor } from "../../money.ts";
import { cartDiscounts } from "../cartDiscounts.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Money off, at most the discounted subtotal: gift cards and warranties are never paid by it. */
export const amount: PromotionRule = {
  type: "amount",
  discounts: (basis) => cartDiscounts(basis, toMinor(basis.promotion.discount)),
};
