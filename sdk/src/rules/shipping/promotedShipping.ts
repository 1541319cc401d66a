import type { Promotion } from "../../types.ts";
import { isPromotionValid } from "../promotions/isPromotionValid.ts";
import type { PromotedLine } from "../promotions/promotionBasis.ts";
import { shippingTier, tierAmount } from "./shippingTier.ts";

export type ShippedLine = PromotedLine & { price: number };

/**
 * The standard shipping price under a promotion: 0 with free shipping, less with a quantity tier,
 * the same otherwise or when the cart does not hold the promotion.
 */
export function promotedShipping(
  promotion: Promotion | null | undefined,
  lines: readonly ShippedLine[],
): (original: number) => number {
  if (!promotion || lines.length === 0 || !isPromotionValid(promotion, lines)) return (original) => original;
  if (promotion.free_shipping) return () => 0;
  const tier = shippingTier(promotion, lines);
  return tier ? (original) => tierAmount(original, tier) : (original) => original;
}
