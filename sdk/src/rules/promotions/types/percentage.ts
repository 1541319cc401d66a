import { percentDiscounts, takesUpTo } from "../percentDiscounts.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off every eligible line. */
export const percentage: PromotionRule = {
  type: "percentage",
  discounts: (basis) => percentDiscounts(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
  exitBanner: (promotion) => ({ upTo: takesUpTo(promotion), unit: "percent", value: promotion.discount }),
};
