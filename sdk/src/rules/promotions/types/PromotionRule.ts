import type { CartLine, Currency, Promotion } from "../../../types.ts";

/** A paid line the promotion works on. */
export type DiscountedLine = Pick<CartLine, "quantity" | "price"> & {
  product: Pick<CartLine["product"], "id" | "minimum_prices">;
};

/** The input of a rule. Amounts in minor units. */
export interface PromotionBasis {
  promotion: Promotion;
  currency: Currency;
  /** Paid, eligible lines. */
  lines: readonly DiscountedLine[];
  /** Their sum at selling prices. */
  discounted: number;
  /** Paid units that are neither warranty nor gift card. */
  quantity: number;
}

/** Rule of a promotion's type; there are eight. */
export interface PromotionRule {
  type: Promotion["type"];
  /** Taken off each of the lines, minor units. */
  discounts(basis: PromotionBasis): number[];
  /** Whole percent shown on cards and lines; 0 when the type has none. */
  percent(basis: PromotionBasis): number;
  /** The value that thresholds are compared with: an amount in decimals, or units; absent for types without tiers. */
  measure?(basis: PromotionBasis): number;
  /** The same before it is rounded: what is still missing is counted from it. Absent where `measure` does not round. */
  exactMeasure?(basis: PromotionBasis): number;
  /** Product id of the gift earned, null for none; absent for types without gifts. */
  gift?(basis: PromotionBasis): number | null;
}
