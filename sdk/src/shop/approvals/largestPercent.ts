import { getPromotionRule } from "../../rules/promotions/getPromotionRule.ts";
import { rewardCredits } from "../../rules/rewards.ts";
import type { Promotion } from "../../types.ts";

/**
 * The largest share of a cart's goods that a promotion takes off and gives back as more cash back than usual, in percent: an
 * amount by the smallest cart that gets it. A gift takes nothing off.
 */
export const largestPercent = (promotion: Promotion): number =>
  largestDiscount(promotion) + largestCashBack(promotion);

function largestDiscount({ type, discount, minimum, properties = [] }: Promotion): number {
  const tiers = properties.map((tier) => ({ off: tier.discount ?? 0, from: tier.threshold }));
  const all = [{ off: discount, from: minimum ?? 0 }, ...tiers];
  const rule = getPromotionRule(type);
  if (rule?.percent) return Math.max(...all.map(({ off }) => off));
  if (!rule?.discounts) return 0;
  return Math.max(...all.map(({ off, from }) => amountPercent(off, from)));
}

function largestCashBack(promotion: Promotion): number {
  const { credits_type, minimum } = promotion;
  const isFactor = credits_type === "multiplier";
  // A factor is the same share of any cart; of a large one rounding is none of it.
  const subtotal = isFactor ? 1_000_000 : (minimum ?? 0);
  const earn = (by: Promotion | null) => rewardCredits({ subtotal, discount: 0, credits: 0, promotion: by });
  const extra = earn(promotion) - earn(null);
  return isFactor ? Math.max(0, (100 * extra) / subtotal) : amountPercent(extra, subtotal);
}

const amountPercent = (amount: number, from: number): number =>
  amount <= 0 ? 0 : Math.min(100, (100 * amount) / from);
