import { fromMinor, toMinor } from "../../money.ts";
import { cartDiscounts } from "../cartDiscounts.ts";
import { bestDiscount, tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const measure = ({ discounted }: PromotionBasis): number => fromMinor(discounted);

/** The money of the highest tier reached, at most the discounted subtotal. */
export const amountThreshold: PromotionRule = {
  type: "amount_threshold",
  discounts: (basis) =>
    cartDiscounts(basis, toMinor(tierAt(basis.promotion.properties, measure(basis))?.discount ?? 0)),
  tiers: {
    unit: "amount",
    measure,
    ahead: ({ discount }, missing) => ({ key: "addForAmount", missing, amount: discount ?? 0 }),
    reached: ({ discount }) => ({ key: "unlockedAmount", amount: discount ?? 0 }),
  },
  exitBanner: (promotion) => ({ upTo: true, unit: "amount", value: bestDiscount(promotion) }),
};
