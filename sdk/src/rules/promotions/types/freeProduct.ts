import type { PromotionRule } from "./PromotionRule.ts";

/** A gift with any paid item. */
export const freeProduct: PromotionRule = {
  type: "free_product",
  discounts: ({ lines }) => lines.map(() => 0),
  percent: () => 0,
  gift: ({ promotion }) => promotion.free_product_id ?? null,
};
