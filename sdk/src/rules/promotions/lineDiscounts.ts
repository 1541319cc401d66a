import type { Currency, Promotion } from "../../types.ts";
import { fromMinor, toMinor } from "../money.ts";
import { type PromotedLine, promotionBasis } from "./promotionBasis.ts";
import { getPromotionRule } from "./promotionRules.ts";

/** What a promotion that holds takes off each line, minor units: never more than the line, nothing off a gift. */
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
  return lines.map((line) => {
    if (!paid.has(line)) return 0;
    const discount = toMinor(fromMinor(discounts[place++] ?? 0));
    return Math.max(0, Math.min(discount, toMinor(line.price)));
  });
}
