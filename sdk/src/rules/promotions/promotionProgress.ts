import type { Currency, Promotion, PromotionProperty } from "../../types.ts";
import { ceilAmount } from "../money.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";
import { nextTier, sortTiers, tierAt } from "./tier.ts";

/** The text of the progress widget, as a key with its numbers. */
export type ProgressText =
  | { key: "addForPercent"; missing: number; percent: number }
  | { key: "addForAmount"; missing: number; amount: number }
  | { key: "addForGift"; missing: number; title: string }
  | { key: "addItemsToSaveAmount"; items: number; amount: number }
  | { key: "addItemsToSavePercent"; items: number; percent: number }
  | { key: "addItemsForFreeShipping"; items: number }
  | { key: "savedAmount"; amount: number }
  | { key: "savedPercent"; percent: number }
  | { key: "savedFreeShipping" }
  | { key: "unlockedPercent"; percent: number }
  | { key: "unlockedAmount"; amount: number }
  | { key: "unlockedGift"; title: string };

export interface PromotionProgress {
  /** Amount, or number of items, that counts. */
  value: number;
  tiers: PromotionProperty[];
  /** Tier reached, null before the first. */
  current: PromotionProperty | null;
  next: PromotionProperty | null;
  /** 0 to 1, towards the highest tier. */
  progress: number;
  /** The next step, or the reward once all tiers are reached. */
  text: ProgressText | null;
  /** The reward reached, null before the first tier. */
  reached: ProgressText | null;
}

function next(promotion: Promotion, tier: PromotionProperty, value: number): ProgressText {
  const missing = Math.max(0, ceilAmount(tier.threshold - value));
  switch (promotion.type) {
    case "percentage_threshold":
      return { key: "addForPercent", missing, percent: tier.discount ?? 0 };
    case "amount_threshold":
      return { key: "addForAmount", missing, amount: tier.discount ?? 0 };
    case "free_product_quantity_threshold":
      if (tier.type !== "percentage")
        return { key: "addItemsToSaveAmount", items: missing, amount: tier.amount ?? 0 };
      return tier.amount === 100
        ? { key: "addItemsForFreeShipping", items: missing }
        : { key: "addItemsToSavePercent", items: missing, percent: tier.amount ?? 0 };
    default:
      // At least 1, so that a gift never reads "0 more".
      return { key: "addForGift", missing: Math.max(1, missing), title: tier.free_product?.title ?? "" };
  }
}

function reward(promotion: Promotion, tier: PromotionProperty): ProgressText {
  switch (promotion.type) {
    case "percentage_threshold":
      return { key: "unlockedPercent", percent: tier.discount ?? 0 };
    case "amount_threshold":
      return { key: "unlockedAmount", amount: tier.discount ?? 0 };
    case "free_product_quantity_threshold":
      if (tier.type !== "percentage") return { key: "savedAmount", amount: tier.amount ?? 0 };
      return tier.amount === 100
        ? { key: "savedFreeShipping" }
        : { key: "savedPercent", percent: tier.amount ?? 0 };
    default:
      return { key: "unlockedGift", title: tier.free_product?.title ?? "" };
  }
}

/** The progress widget of a promotion with tiers; null for other types. */
export function promotionProgress(
  promotion: Promotion | null | undefined,
  lines: readonly PromotedLine[],
  currency: Currency,
): PromotionProgress | null {
  const rule = getPromotionRule(promotion?.type);
  const tiers = sortTiers(promotion?.properties);
  const top = tiers.at(-1);
  if (!promotion || !rule?.measure || !top) return null;
  const basis = promotionBasis(promotion, lines, currency);
  const compared = rule.measure(basis);
  const value = rule.exactMeasure?.(basis) ?? compared;
  const current = tierAt(tiers, compared);
  const upcoming = nextTier(tiers, compared);
  const reached = current ? reward(promotion, current) : null;
  return {
    value,
    tiers,
    current,
    next: upcoming,
    progress: upcoming ? Math.max(0, Math.min(1, value / top.threshold)) : 1,
    text: upcoming ? next(promotion, upcoming, value) : reached,
    reached,
  };
}
