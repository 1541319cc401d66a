import type { PromotionRule } from "./PromotionRule.ts";

/** A gift with any paid item. */
export const freeProduct: PromotionRule = {
  type: "free_product",
  gift: ({ promotion }) => promotion.free_product_id ?? null,
};
