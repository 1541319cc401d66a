import { percentDiscount } from "../percentDiscount.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** Whole percent off the lines of product_id: eligibility leaves no others. */
export const percentageProduct: PromotionRule = {
  type: "percentage_product",
  discount: (basis) => percentDiscount(basis, basis.promotion.discount),
  percent: ({ promotion }) => promotion.discount,
};
