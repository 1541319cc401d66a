import { PROMOTION_RULES } from "./promotionRules.ts";
import type { PromotionRule, PromotionTiers } from "./types/PromotionRule.ts";

export const getPromotionRule = (type: string | undefined): PromotionRule | undefined =>
  PROMOTION_RULES.find((rule) => rule.type === type);

export const givesProduct = (type: string | undefined): boolean => getPromotionRule(type)?.gift !== undefined;

/** Unit of a type's thresholds. */
export const tierUnit = (type: string): PromotionTiers["unit"] =>
  getPromotionRule(type)?.tiers?.unit ?? "amount";
