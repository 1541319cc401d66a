import type { Promotion } from "../../types.ts";
import { productIds } from "./eligibility.ts";
import { eligibleSubtotal, type ScopedLine } from "./eligibleSubtotal.ts";
import { validatePromotionCart } from "./validatePromotion.ts";

/**
 * True when (minimum set and reached) or (maximum set and not exceeded) or neither is set, and all
 * required products are in the cart. With both bounds set one is enough here; isPromotionValid asks for both.
 */
export function isPromotionEarned(
  promotion: Pick<Promotion, "minimum" | "maximum" | "required_product_ids"> & Partial<Promotion>,
  lines: readonly ScopedLine[],
): boolean {
  const subtotal = eligibleSubtotal(lines, promotion);
  const minimum = promotion.minimum ? promotion.minimum : null;
  const maximum = promotion.maximum ?? null;
  return (
    ((minimum !== null && subtotal >= minimum) ||
      (maximum !== null && subtotal <= maximum) ||
      (minimum === null && maximum === null)) &&
    productIds(promotion.required_product_ids).every((id) =>
      lines.some((line) => !line.free && line.product.id === id),
    )
  );
}

/**
 * A promotion is valid for these lines when it applies and the cart's conditions hold (CART_STEPS), so both
 * bounds hold.
 */
export const isPromotionValid = (promotion: Promotion, lines: readonly ScopedLine[]): boolean =>
  isPromotionEarned(promotion, lines) && validatePromotionCart(promotion, lines) === null;
