import type { Promotion, PromotionProperty } from "@velours/sdk/types";

type Type = Promotion["type"];

/** The fields that only some types read. */
export interface PromotionFields {
  /** `discount` is a whole percent, or money. */
  discount?: "percent" | "amount";
  /** The reward of a tier. */
  tiers?: "percent" | "amount" | "gift" | "shipping";
  /** Works on one product. */
  product?: true;
  /** Gives a product away. */
  gift?: true;
}

/** The fields of each type, as its rule reads them. */
export const promotionFields: Record<Type, PromotionFields> = {
  percentage: { discount: "percent" },
  percentage_product: { discount: "percent", product: true },
  percentage_threshold: { tiers: "percent" },
  percentage_threshold_free_product: { discount: "percent", tiers: "gift" },
  free_product: { gift: true },
  free_product_quantity_threshold: { gift: true, tiers: "shipping" },
  amount_threshold: { tiers: "amount" },
  amount: { discount: "amount" },
};

/** Every type, in the order in which a form offers them. */
export const promotionTypes = Object.keys(promotionFields) as readonly Type[];

export type TierReward = NonNullable<PromotionProperty["type"]>;
