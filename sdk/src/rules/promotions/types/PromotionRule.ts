import type { CartLine, Currency, Promotion, PromotionProperty } from "../../../types.ts";

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

/** The text of the progress widget, as a key with its numbers. */
export type ProgressText =
  | { key: "addForPercent"; missing: number; percent: number; upTo: boolean }
  | { key: "addForAmount"; missing: number; amount: number }
  | { key: "addForGift"; missing: number; title: string }
  | { key: "addItemsToSaveAmount"; items: number; amount: number }
  | { key: "addItemsToSavePercent"; items: number; percent: number }
  | { key: "addItemsForFreeShipping"; items: number }
  | { key: "savedAmount"; amount: number }
  | { key: "savedPercent"; percent: number }
  | { key: "savedFreeShipping" }
  | { key: "unlockedPercent"; percent: number; upTo: boolean }
  | { key: "unlockedAmount"; amount: number }
  | { key: "unlockedGift"; title: string };

/** How the tiers of a type are reached, and what the progress widget says of them. */
export interface PromotionTiers {
  unit: "amount" | "items";
  /** The value that thresholds are compared with: an amount in decimals, or units. */
  measure(basis: PromotionBasis): number;
  /** The same before it is rounded: what is still missing is counted from it. Absent where `measure` does not round. */
  exactMeasure?(basis: PromotionBasis): number;
  /** `missing` is rounded up to a whole amount. */
  ahead(tier: PromotionProperty, missing: number, promotion: Promotion): ProgressText;
  reached(tier: PromotionProperty, promotion: Promotion): ProgressText;
  /** The bar starts again at each tier. */
  restarts?: boolean;
}

/** The banner of the exit offer: 'save [up to] {n}%' or '{n}$'. */
export interface ExitBanner {
  upTo: boolean;
  unit: "percent" | "amount";
  value: number;
}

/** Everything the shop knows of a type of promotion. An absent part is one the type does not have. */
export interface PromotionRule {
  type: Promotion["type"];
  /** Products a cart must hold beside those the promotion requires itself; refused at the last of the cart's steps. */
  requires?(promotion: Partial<Promotion>): number[];
  /** It can make the standard rate free by itself, which is refused outside the countries of free shipping. */
  freesShipping?(promotion: Partial<Promotion>): boolean;
  /** Taken off each of the lines, minor units. */
  discounts?(basis: PromotionBasis): number[];
  /** Whole percent shown on cards and lines. */
  percent?(basis: PromotionBasis): number;
  /** Product id of the gift earned, null for none. */
  gift?(basis: PromotionBasis): number | null;
  /** The tier reached that lowers the standard rate, null for none. */
  shippingTier?(basis: PromotionBasis): PromotionProperty | null;
  tiers?: PromotionTiers;
  /** A shopper who has it in the cart may get the exit offer, with this banner. */
  exitBanner?(
    promotion: Pick<Promotion, "discount" | "properties" | "override_minimum_product_prices">,
  ): ExitBanner;
  /** An ineligible product still counts for its gift: only the discount leaves it out. */
  excludesFromDiscountOnly?: boolean;
}
