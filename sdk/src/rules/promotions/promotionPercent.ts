import type { Currency, Promotion } from "../../types.ts";
import { isPromotionValid } from "./isPromotionValid.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";

/**
 * The whole percent a promotion takes off eligible lines of this cart, for discountedUnitPrice: the tier's for
 * percentage_threshold; 0 for types without a percentage or when the cart does not hold it.
 */
export const promotionPercent = (
  promotion: Promotion | null | undefined,
  lines: readonly (PromotedLine & { price: number })[],
  currency: Currency,
): number =>
  promotion && isPromotionValid(promotion, lines)
    ? Math.max(0, getPromotionRule(promotion.type)?.percent(promotionBasis(promotion, lines, currency)) ?? 0)
    : 0;
