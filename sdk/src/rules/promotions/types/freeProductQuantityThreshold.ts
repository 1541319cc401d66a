import { tierAt } from "../tier.ts";
import type { PromotionRule } from "./PromotionRule.ts";

/** A gift, and cheaper shipping by the number of items. */
export const freeProductQuantityThreshold: PromotionRule = {
  type: "free_product_quantity_threshold",
  discounts: ({ lines }) => lines.map(() => 0),
  percent: () => 0,
  measure: ({ quantity }) => quantity,
  gift: ({ promotion, quantity }) =>
    promotion.free_product_id ?? tierAt(promotion.properties, quantity)?.free_product?.id ?? null,
};
