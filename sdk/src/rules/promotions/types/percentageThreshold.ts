import { fromMinor } from "../../money.ts";
import { percentDiscounts } from "../percentDiscounts.ts";
import { tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const measure = ({ discounted }: PromotionBasis): number => fromMinor(discounted);

const percent = (basis: PromotionBasis): number =>
  tierAt(basis.promotion.properties, measure(basis))?.discount ?? 0;

/** The percent of the highest tier the discounted subtotal reaches. */
export const percentageThreshold: PromotionRule = {
  type: "percentage_threshold",
  discounts: (basis) => percentDiscounts(basis, percent(basis)),
  percent,
  measure,
};
