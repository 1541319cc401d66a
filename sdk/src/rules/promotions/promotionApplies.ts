import type { Promotion } from "../../types.ts";
import { productIds } from "./eligibility.ts";
import { eligibleSubtotal, type ScopedLine } from "./eligibleSubtotal.ts";
import { validatePromotionCart } from "./validatePromotion.ts";

/**
 * 9.2 to the letter: (minimum set and reached) or (maximum set and not exceeded) or neither set, and all
 * required products there (S-861, S-862). With both bounds one is enough here; see promotionHolds.
 */
export function promotionApplies(
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

/** Whether a promotion gives anything for these lines: it applies and the cart steps of 5.2 pass, so both bounds hold (SA-211). */
export const promotionHolds = (promotion: Promotion, lines: readonly ScopedLine[]): boolean =>
  promotionApplies(promotion, lines) && validatePromotionCart(promotion, lines) === null;
