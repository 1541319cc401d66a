import { getPromotionRule } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";

/**
 * The largest share of a cart's goods that a promotion takes off, in percent: an amount by the smallest cart that gets it.
 * A gift and cash back take nothing off.
 */
export function largestPercent({ type, discount, minimum, properties = [] }: Promotion): number {
  const tiers = properties.map((tier) => ({ off: tier.discount ?? 0, from: tier.threshold }));
  const all = [{ off: discount, from: minimum ?? 0 }, ...tiers];
  const rule = getPromotionRule(type);
  if (rule?.percent) return Math.max(...all.map(({ off }) => off));
  if (!rule?.discounts) return 0;
  return Math.max(...all.map(({ off, from }) => (off <= 0 ? 0 : Math.min(100, (100 * off) / from))));
}
