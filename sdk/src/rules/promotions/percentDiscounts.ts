import type { Promotion } from "../../types.ts";
import { percentOfMinor, toMinor, wholeMinor } from "../money.ts";
import { minimumPrice } from "../prices.ts";
import { cartDiscounts } from "./cartDiscounts.ts";
import type { PromotionBasis } from "./types/PromotionRule.ts";

/**
 * Discount of one unit, minor units: percent of the price to 2 decimals, down to a whole amount, between 0 and
 * what the minimum price leaves.
 */
const unitDiscount = (unit: number, percent: number, minimum: number): number =>
  Math.max(0, Math.min(wholeMinor(percentOfMinor(unit, percent)), unit - minimum));

/** Whole amounts a unit and minimum prices can take less than the percent, so texts say "up to". */
export const takesUpTo = (promotion: Pick<Promotion, "override_minimum_product_prices">): boolean =>
  !promotion.override_minimum_product_prices;

/**
 * A percentage of each line, minor units: for each unit, or on the whole cart, down to a whole amount, when the
 * promotion overrides minimum prices.
 */
export function percentDiscounts(basis: PromotionBasis, percent: number): number[] {
  const { promotion, currency, lines, discounted } = basis;
  if (!takesUpTo(promotion)) return cartDiscounts(basis, wholeMinor(percentOfMinor(discounted, percent)));
  return lines.map((line) => {
    const unit = toMinor(line.price) / line.quantity;
    return unitDiscount(unit, percent, toMinor(minimumPrice(line.product, currency))) * line.quantity;
  });
}
