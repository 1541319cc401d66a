import { percentDiscounts } from "../percentDiscounts.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off the lines of product_id: eligibility leaves no others. */
export const percentageProduct: PromotionRule = {
  type: "percentage_product",
  requires: ({ product_id }) => (product_id ? [product_id] : []),
  discounts: (basis) => percentDiscounts(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
};
