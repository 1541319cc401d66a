import type { Currency, Promotion, PromotionProperty } from "../../types.ts";
import { isWarranty } from "../cart/productTypes.ts";
import { ceilAmount, fromMinor, sumAmounts } from "../money.ts";
import { getPromotionRule } from "./getPromotionRule.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import {
  findPromotionRefusal,
  type PromotionReference,
  type PromotionRefusal,
  type PromotionTerms,
} from "./promotionSteps.ts";
import { nextTier, sortTiers, tierAt } from "./tier.ts";
import type { ProgressText, PromotionBasis, PromotionRule, PromotionTiers } from "./types/PromotionRule.ts";

/** The cart that a promotion is judged for. */
export interface PromotionCart {
  lines: readonly PromotedLine[];
  currency: Currency;
  /** Null where they were checked already, so that only the lines decide. */
  terms: PromotionTerms | null;
}

/** How far the next tier is. `unit` says what is counted. */
export interface TierAhead {
  threshold: number;
  missing: number;
  unit: PromotionTiers["unit"];
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
  /** The bar starts again at each tier. */
  restarts: boolean;
}

/** Everything a promotion does to a cart. Ask again after each change of the cart. */
export interface JudgedPromotion {
  promotion: Promotion;
  rule: PromotionRule | undefined;
  /** The first step that fails, null when the promotion may be used. */
  refusal: PromotionRefusal | null;
  /** It is refused for something the shopper can mend, and stays in the cart until then. */
  waits: boolean;
  /** It changes the price of this cart; false when it is refused, and for an empty cart. */
  applies: boolean;
  /** Taken off each line, minor units: never more than the line, nothing off a gift. */
  discounts: readonly number[];
  /** Product id of the gift earned, null for none. */
  gift: number | null;
  /** The tier that lowers the standard rate, null for none. */
  shippingTier: PromotionProperty | null;
  /** The way through the tiers, also while a refused promotion waits; null for types without tiers. */
  progress: PromotionProgress | null;
  facts: PromotionFacts;
}

const WAITING: ReadonlySet<PromotionReference> = new Set([
  "minimumSubtotalRequired",
  "maximumSubtotalRequired",
  "requiredEmailMissing",
  "requiredProductNotInCart",
]);

/**
 * Judges a promotion once for a change of the cart: why it cannot be used, else its discounts, gift, shipping and
 * progress. Estimates, offers and texts read the result.
 */
export function judgePromotion(
  { lines, currency, terms }: PromotionCart,
  promotion: Promotion,
): JudgedPromotion {
  const rule = getPromotionRule(promotion.type);
  const refusal = findPromotionRefusal({ promotion, rule, lines }, terms);
  const applies = refusal === null && lines.length > 0;
  const basis = promotionBasis(promotion, lines, currency);
  const progress = judgeTiers(rule?.tiers, basis);
  return {
    promotion,
    rule,
    refusal,
    waits: refusal !== null && WAITING.has(refusal.reference),
    applies,
    discounts: applies ? discountLines(rule, basis, lines) : lines.map(() => 0),
    // A gift is never alone in a cart.
    gift:
      applies && lines.some((line) => !line.free && !isWarranty(line)) ? (rule?.gift?.(basis) ?? null) : null,
    shippingTier: (applies && rule?.shippingTier?.(basis)) || null,
    progress,
    facts: {
      eligible: fromMinor(basis.discounted),
      percent: rule?.percent?.(basis) ?? 0,
      ...findTiers(progress, rule?.tiers),
    },
  };
}

function discountLines(
  rule: PromotionRule | undefined,
  basis: PromotionBasis,
  lines: readonly PromotedLine[],
): number[] {
  const discounts = rule?.discounts?.(basis) ?? [];
  const paid = new Set<unknown>(basis.lines);
  let place = 0;
  return lines.map((line) => (paid.has(line) ? (discounts[place++] ?? 0) : 0));
}

function judgeTiers(rule: PromotionTiers | undefined, basis: PromotionBasis): PromotionProgress | null {
  const tiers = sortTiers(basis.promotion.properties);
  const top = tiers.at(-1);
  if (!rule || !top) return null;
  const compared = rule.measure(basis);
  const value = rule.exactMeasure?.(basis) ?? compared;
  const current = tierAt(tiers, compared);
  const next = nextTier(tiers, compared);
  const reached = current && rule.reached(current, basis.promotion);
  return {
    value,
    tiers,
    current,
    next,
    progress: next ? Math.max(0, Math.min(1, value / top.threshold)) : 1,
    text: next ? rule.ahead(next, Math.max(0, ceilAmount(next.threshold - value)), basis.promotion) : reached,
    reached,
    restarts: rule.restarts ?? false,
  };
}

function findTiers(
  progress: PromotionProgress | null,
  rule: PromotionTiers | undefined,
): Pick<PromotionFacts, "tier" | "next"> {
  if (!progress || !rule) return { tier: null, next: null };
  const { current, next, value } = progress;
  return {
    tier: current?.threshold ?? null,
    next: next && {
      threshold: next.threshold,
      missing: sumAmounts([next.threshold, -value]),
      unit: rule.unit,
    },
  };
}
