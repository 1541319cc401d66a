import type { Currency, Promotion } from "../../types.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";

/** Discounts of a valid promotion by line, minor units: never more than the line, nothing off a gift. */
export function lineDiscounts(
  promotion: Promotion | null,
  lines: readonly PromotedLine[],
  currency: Currency,
): number[] {
  const rule = getPromotionRule(promotion?.type);
  if (!promotion || !rule) return lines.map(() => 0);
  const basis = promotionBasis(promotion, lines, currency);
  const discounts = rule.discounts(basis);
  const paid = new Set<unknown>(basis.lines);
  let place = 0;
  return lines.map((line) => (paid.has(line) ? (discounts[place++] as number) : 0));
}
