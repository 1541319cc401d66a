import { ceilMinor, fromMinor } from "../../money.ts";
import { percentDiscounts } from "../percentDiscounts.ts";
import { bestDiscount, tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const discounts = (basis: PromotionBasis): number[] => percentDiscounts(basis, basis.promotion.discount);
const spent = (basis: PromotionBasis): number =>
  discounts(basis).reduce((left, discount) => left - discount, basis.discounted);
const measure = (basis: PromotionBasis): number => fromMinor(ceilMinor(spent(basis)));

/**
 * Percent off when its discount is above 0, and the gift of the highest tier that
 * ceil(discountable − discount) reaches.
 */
export const percentageThresholdFreeProduct: PromotionRule = {
  type: "percentage_threshold_free_product",
  discounts,
  percent: ({ promotion }) => promotion.discount,
  gift: (basis) => tierAt(basis.promotion.properties, measure(basis))?.free_product?.id ?? null,
  tiers: {
    unit: "amount",
    measure,
    exactMeasure: (basis) => fromMinor(spent(basis)),
    // At least 1, so that a gift never reads "0 more".
    ahead: ({ free_product }, missing) => ({
      key: "addForGift",
      missing: Math.max(1, missing),
      title: free_product?.title ?? "",
    }),
    reached: ({ free_product }) => ({ key: "unlockedGift", title: free_product?.title ?? "" }),
    restarts: true,
  },
  exitBanner: (promotion) => ({ upTo: true, unit: "percent", value: bestDiscount(promotion) }),
  excludesFromDiscountOnly: true,
};
