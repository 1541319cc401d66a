import type { Promotion, ShippingRate } from "../../types.ts";
import { ceilAmount, round2 } from "../money.ts";
import { getPromotionRule } from "../promotions/getPromotionRule.ts";

/**
 * range.min of the standard rate whose amount is 0, or null when shipping is never free. A free rate that ends again is no
 * promise to everybody above it.
 */
export function freeShippingThreshold(
  rates: readonly Pick<ShippingRate, "amount" | "range">[],
): number | null {
  const free = rates.filter(({ amount, range }) => amount === 0 && (range.max ?? null) === null);
  return free.length > 0 ? Math.min(...free.map(({ range }) => range.min)) : null;
}

export interface FreeShippingProgress {
  threshold: number;
  /** Whole amount still needed, 0 when reached. */
  remaining: number;
  /** 0 to 1. */
  progress: number;
}

/**
 * The free-shipping bar, from subtotal minus promotion discount; null when there is no threshold or the
 * promotion ships free or shows its tiers instead.
 */
export function freeShippingProgress({
  rates,
  subtotal,
  giftCards = 0,
  discount,
  promotion,
}: {
  rates: readonly ShippingRate[];
  subtotal: number;
  /** The price of the gift cards in the cart: they do not count for free shipping. */
  giftCards?: number;
  discount: number;
  promotion: Pick<Promotion, "type" | "free_shipping"> | null | undefined;
}): FreeShippingProgress | null {
  const threshold = freeShippingThreshold(rates);
  if (threshold === null || promotion?.free_shipping || getPromotionRule(promotion?.type)?.tiers) return null;
  const amount = round2(subtotal - giftCards - discount);
  return {
    threshold,
    remaining: Math.max(0, ceilAmount(threshold - amount)),
    progress: threshold > 0 ? Math.max(0, Math.min(1, amount / threshold)) : 1,
  };
}
