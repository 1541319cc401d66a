import type { Currency, Promotion } from "../../types.ts";
import { fromMinor, sumAmounts } from "../money.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";
import { nextTier, tierAt } from "./tier.ts";

/** How far the next tier is. `unit` says what is counted. */
export interface TierAhead {
  threshold: number;
  missing: number;
  unit: "amount" | "items";
}

/** Facts that a promotion's rule decides by. */
export interface PromotionFacts {
  /** The sum of the eligible lines, in the cart's currency. */
  eligible: number;
  /** Whole percent taken; 0 for rules of money and gifts. */
  percent: number;
  /** Threshold of the tier reached, null before the first and without tiers. */
  tier: number | null;
  next: TierAhead | null;
}

/** Facts of these lines for a promotion; null for a type without a rule. */
export function promotionFacts(
  promotion: Promotion,
  lines: readonly PromotedLine[],
  currency: Currency,
): PromotionFacts | null {
  const rule = getPromotionRule(promotion.type);
  if (!rule) return null;
  const basis = promotionBasis(promotion, lines, currency);
  const facts = { eligible: fromMinor(basis.discounted), percent: rule.percent(basis) };
  const value = rule.measure?.(basis);
  if (value === undefined) return { ...facts, tier: null, next: null };
  const next = nextTier(promotion.properties, value);
  return {
    ...facts,
    tier: tierAt(promotion.properties, value)?.threshold ?? null,
    next: next && {
      threshold: next.threshold,
      missing: sumAmounts([next.threshold, -(rule.exactMeasure?.(basis) ?? value)]),
      unit: tierUnit(promotion.type),
    },
  };
}

/** Unit of a promotion's thresholds. */
export const tierUnit = (type: string): TierAhead["unit"] =>
  type === "free_product_quantity_threshold" ? "items" : "amount";
