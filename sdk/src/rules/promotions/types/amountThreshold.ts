import { fromMinor, toMinor } from "../../money.ts";
import { tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const measure = ({ discounted }: PromotionBasis): number => fromMinor(discounted);

/** The money of the highest tier reached, at most the discounted subtotal. */
export const amountThreshold: PromotionRule = {
  type: "amount_threshold",
  discount: (basis) =>
    Math.max(
      0,
      Math.min(toMinor(tierAt(basis.promotion.properties, measure(basis))?.discount ?? 0), basis.discounted),
    ),
  percent: () => 0,
  measure,
};
