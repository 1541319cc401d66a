import { percentDiscount } from "../percentDiscount.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off every eligible line. */
export const percentage: PromotionRule = {
  type: "percentage",
  discount: (basis) => percentDiscount(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
};
