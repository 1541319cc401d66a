import { percentDiscount } from "../percentDiscount.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off every eligible line (S-863 to S-865, SA-170). */
export const percentage: PromotionRule = {
  type: "percentage",
  discount: (basis) => percentDiscount(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
};
