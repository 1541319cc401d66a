import type { PromotionProperty } from "../../../types.ts";
import { tierAt } from "../tier.ts";
import type { PromotionRule } from "./PromotionRule.ts";

const isFree = ({ type, amount }: PromotionProperty): boolean => type === "percentage" && amount === 100;

/** A gift, and cheaper shipping by the number of items. */
export const freeProductQuantityThreshold: PromotionRule = {
  type: "free_product_quantity_threshold",
  freesShipping: ({ properties }) => (properties ?? []).some(isFree),
  gift: ({ promotion, quantity }) =>
    promotion.free_product_id ?? tierAt(promotion.properties, quantity)?.free_product?.id ?? null,
  shippingTier: ({ promotion, quantity }) => tierAt(promotion.properties, quantity),
  tiers: {
    unit: "items",
    measure: ({ quantity }) => quantity,
    ahead(tier, items) {
      const { type, amount = 0 } = tier;
      if (isFree(tier)) return { key: "addItemsForFreeShipping", items };
      return type === "percentage"
        ? { key: "addItemsToSavePercent", items, percent: amount }
        : { key: "addItemsToSaveAmount", items, amount };
    },
    reached(tier) {
      const { type, amount = 0 } = tier;
      if (isFree(tier)) return { key: "savedFreeShipping" };
      return type === "percentage"
        ? { key: "savedPercent", percent: amount }
        : { key: "savedAmount", amount };
    },
  },
};
