import { fromMinor, toMinor } from "../../money.ts";
import { cartDiscounts } from "../cartDiscounts.ts";
import { tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const measure = ({ discounted }: PromotionBasis): number => fromMinor(discounted);

/** The money of the highest tier reached, at most the discounted subtotal. */
export const amountThreshold: PromotionRule = {
  type: "amount_threshold",
  discounts: (basis) =>
    cartDiscounts(basis, toMinor(tierAt(basis.promotion.properties, measure(basis))?.discount ?? 0)),
  percent: () => 0,
  measure,
};
