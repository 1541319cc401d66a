import { fromMinor } from "../../money.ts";
import { percentDiscounts, takesUpTo } from "../percentDiscounts.ts";
import { bestDiscount, tierAt } from "../tier.ts";
import type { PromotionBasis, PromotionRule } from "./PromotionRule.ts";

const measure = ({ discounted }: PromotionBasis): number => fromMinor(discounted);

const percent = (basis: PromotionBasis): number =>
  tierAt(basis.promotion.properties, measure(basis))?.discount ?? 0;

/** The percent of the highest tier the discounted subtotal reaches. */
export const percentageThreshold: PromotionRule = {
  type: "percentage_threshold",
  discounts: (basis) => percentDiscounts(basis, percent(basis)),
  percent,
  tiers: {
    unit: "amount",
    measure,
    ahead: ({ discount }, missing, promotion) => ({
      key: "addForPercent",
      missing,
      percent: discount ?? 0,
      upTo: takesUpTo(promotion),
    }),
    reached: ({ discount }, promotion) => ({
      key: "unlockedPercent",
      percent: discount ?? 0,
      upTo: takesUpTo(promotion),
    }),
  },
  exitBanner: (promotion) => ({ upTo: true, unit: "percent", value: bestDiscount(promotion) }),
};
