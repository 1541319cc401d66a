import { PROMOTION_RULES, type PromotionRule } from "@velours/sdk/rules";
import { getPromotionRule } from "@velours/sdk/shop";
import type { Promotion, PromotionProperty } from "@velours/sdk/types";

/** The fields that only some types read. */
export interface PromotionFields {
  /** `discount` is a percent, or money. */
  discount?: "percent" | "amount" | undefined;
  /** The reward of a tier. */
  tiers?: "percent" | "amount" | "gift" | "shipping" | undefined;
  /** Works on one product. */
  product: boolean;
  /** Gives a product away; a tier can name another one. */
  gift?: "required" | "optional" | undefined;
}

/** The fields of a type, from the parts that its rule has. */
export function promotionFields(type: Promotion["type"]): PromotionFields {
  const rule: Partial<PromotionRule> = getPromotionRule(type) ?? {};
  const unit = rule.percent ? "percent" : "amount";
  const tiers = rule.tiers && (rule.shippingTier ? "shipping" : rule.gift ? "gift" : unit);
  return {
    discount: rule.discounts && (!tiers || tiers === "gift") ? unit : undefined,
    tiers,
    product: rule.requires !== undefined,
    gift: rule.gift && tiers !== "gift" ? (tiers ? "optional" : "required") : undefined,
  };
}

/** Every type, in the order in which a form offers them. */
export const promotionTypes = PROMOTION_RULES.map(({ type }) => type);

export type TierReward = NonNullable<PromotionProperty["type"]>;
