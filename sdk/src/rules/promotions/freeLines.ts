import type { CartLine, Currency, Product, Promotion, Variant } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import { isInStock } from "../cart/isAvailable.ts";
import { type LineKey, lineKey } from "../cart/lineKey.ts";
import { isWarranty } from "../cart/productTypes.ts";
import { removeLines } from "../cart/removeLines.ts";
import { isPromotionValid } from "./isPromotionValid.ts";
import { promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";

/** Plans the changes after which the cart holds the gift it earned, and no other. */
export interface FreeLinesPlan {
  remove: LineKey[];
  /** Product id of the gift to fetch and add; null for none. */
  add: number | null;
}

/**
 * Product id of the gift a cart earned, or null. A promotion that failed validation is given as null.
 * A gift needs a paid line that is no warranty, so a gift is never alone in a cart.
 */
export function earnedGift(
  lines: readonly CartLine[],
  promotion: Promotion | null | undefined,
  currency: Currency,
): number | null {
  const gift = getPromotionRule(promotion?.type)?.gift;
  if (!promotion || !gift) return null;
  if (!lines.some((line) => !line.free && !isWarranty(line))) return null;
  return isPromotionValid(promotion, lines) ? gift(promotionBasis(promotion, lines, currency)) : null;
}

/** Compares the free lines with the gift earned. Empty after it was carried out: nothing flickers. */
export function planFreeLines(
  lines: readonly CartLine[],
  promotion: Promotion | null | undefined,
  currency: Currency,
): FreeLinesPlan {
  const gift = earnedGift(lines, promotion, currency);
  const free = lines.filter((line) => line.free);
  const right = free.find((line) => line.product.id === gift && line.promotion === promotion?.name);
  return {
    remove: free.filter((line) => line !== right).map(lineKey),
    add: right ? null : gift,
  };
}

/** The gift's first variant in stock, or undefined: then there is no gift. */
export const freeVariant = (product: Pick<Product, "variants" | "inventories">): Variant | undefined =>
  product.variants.find((variant) => isInStock(product, variant.id));

/** The cart after the plan; `product` is the gift that was fetched, or null when it could not be. */
export function applyFreeLines(
  lines: readonly CartLine[],
  plan: FreeLinesPlan,
  {
    product,
    promotion,
    currency,
    now,
  }: {
    product?: Product | null;
    promotion: Pick<Promotion, "name"> | null | undefined;
    currency: Currency;
    now: number;
  },
): CartLine[] {
  const kept = plan.remove.length > 0 ? removeLines(lines, plan.remove) : [...lines];
  const variant = product && plan.add === product.id ? freeVariant(product) : undefined;
  if (!product || !variant || !promotion) return kept;
  return [...kept, createLine({ product, variant, currency, now, free: true, promotion: promotion.name })];
}
