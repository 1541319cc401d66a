import { percentOfMinor, toMinor, wholeMinor } from "../money.ts";
import { minimumPrice } from "../prices.ts";
import type { PromotionBasis } from "./types/PromotionRule.ts";

/**
 * Discount of one unit, minor units: percent of the price to 2 decimals, down to a whole amount, between 0 and
 * what the minimum price leaves.
 */
const unitDiscount = (unit: number, percent: number, minimum: number): number =>
  Math.max(0, Math.min(wholeMinor(percentOfMinor(unit, percent)), unit - minimum));

/**
 * A percentage of the lines, minor units: for each unit, or on the whole cart, down to a whole
 * amount, when the promotion overrides minimum prices.
 */
export function percentDiscount(
  { promotion, currency, lines, discounted }: PromotionBasis,
  percent: number,
): number {
  if (promotion.override_minimum_product_prices) {
    return Math.min(discounted, wholeMinor(percentOfMinor(discounted, percent)));
  }
  let total = 0;
  for (const line of lines) {
    const unit = toMinor(line.price) / line.quantity;
    total += unitDiscount(unit, percent, toMinor(minimumPrice(line.product, currency))) * line.quantity;
  }
  return total;
}
