import type { Promotion, PromotionProperty } from "../../types.ts";

type Tiers = readonly PromotionProperty[] | null | undefined;

/** Tiers from the lowest threshold up. */
export const sortTiers = (tiers: Tiers): PromotionProperty[] =>
  [...(tiers ?? [])].sort((a, b) => a.threshold - b.threshold);

/** The highest tier whose threshold is reached; reaching it is enough. Null below the first. */
export function tierAt(tiers: Tiers, amount: number): PromotionProperty | null {
  let best: PromotionProperty | null = null;
  for (const tier of tiers ?? []) {
    if (tier.threshold <= amount && (!best || tier.threshold > best.threshold)) best = tier;
  }
  return best;
}

/** The next tier above an amount, or null at the top. */
export const nextTier = (tiers: Tiers, amount: number): PromotionProperty | null =>
  sortTiers(tiers).find((tier) => tier.threshold > amount) ?? null;

/** The most that a promotion or one of its tiers takes off. */
export const bestDiscount = ({ discount, properties }: Pick<Promotion, "discount" | "properties">): number =>
  Math.max(discount, ...(properties ?? []).map((tier) => tier.discount ?? 0));
