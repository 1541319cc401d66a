import type { PromotionProperty } from "../../types.ts";
import { fromMinor, percentOfMinor, toMinor } from "../money.ts";
import type { JudgedPromotion } from "../promotions/judgePromotion.ts";

/** The standard shipping price under a promotion: 0 with free shipping, less with a tier, the same otherwise. */
export function promotedShipping(judged: JudgedPromotion | null | undefined, original: number): number {
  if (!judged?.applies) return original;
  if (judged.promotion.free_shipping) return 0;
  return judged.shippingTier ? tierAmount(original, judged.shippingTier) : original;
}

/** A shipping price after a tier: an amount off or a percentage off, 100% is free. */
export function tierAmount(original: number, tier: Pick<PromotionProperty, "type" | "amount">): number {
  const minor = toMinor(original);
  const off =
    tier.type === "percentage" ? percentOfMinor(minor, tier.amount ?? 0) : toMinor(tier.amount ?? 0);
  return fromMinor(Math.max(0, minor - Math.max(0, off)));
}
