import type { Promotion, PromotionProperty } from "../../types.ts";
import { fromMinor, percentOfMinor, toMinor } from "../money.ts";
import { type PromotedLine, tierQuantity } from "../promotions/promotionBasis.ts";
import { tierAt } from "../promotions/tier.ts";

/** The quantity tier reached by a free_product_quantity_threshold promotion, or null. */
export const shippingTier = (
  promotion: Promotion | null | undefined,
  lines: readonly PromotedLine[],
): PromotionProperty | null =>
  promotion?.type === "free_product_quantity_threshold"
    ? tierAt(promotion.properties, tierQuantity(lines))
    : null;

/** A shipping price after a tier: an amount off or a percentage off, 100% is free. */
export function tierAmount(original: number, tier: Pick<PromotionProperty, "type" | "amount">): number {
  const minor = toMinor(original);
  const off =
    tier.type === "percentage" ? percentOfMinor(minor, tier.amount ?? 0) : toMinor(tier.amount ?? 0);
  return fromMinor(Math.max(0, minor - Math.max(0, off)));
}
