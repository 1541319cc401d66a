import { percentDiscounts } from "../percentDiscounts.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off every eligible line. */
export const percentage: PromotionRule = {
  type: "percentage",
  discounts: (basis) => percentDiscounts(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
  exitBanner: ({ discount }) => ({ upTo: false, unit: "percent", value: discount }),
};
