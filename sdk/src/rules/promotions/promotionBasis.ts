import type { CartLine, Currency, Promotion } from "../../types.ts";
import { toMinor } from "../money.ts";
import { createEligibilityFilter, isPromotable } from "./eligibility.ts";
import type { DiscountedLine, PromotionBasis } from "./types/PromotionRule.ts";

export type PromotedLine = DiscountedLine &
  Pick<CartLine, "free"> & { product: Pick<CartLine["product"], "id" | "type" | "minimum_prices"> };

/** Paid units that are neither warranty, gift card nor gift: what quantity tiers count. */
const tierQuantity = (lines: readonly PromotedLine[]): number =>
  lines.reduce(
    (units, line) => (line.free || !isPromotable(line.product) ? units : units + line.quantity),
    0,
  );

/** Computes the input of the promotion's rule, in one pass over the lines. */
export function promotionBasis(
  promotion: Promotion,
  lines: readonly PromotedLine[],
  currency: Currency,
): PromotionBasis {
  const eligible = createEligibilityFilter(promotion);
  const paid = lines.filter((line) => !line.free && eligible(line.product));
  let discounted = 0;
  for (const line of paid) discounted += toMinor(line.price);
  return { promotion, currency, lines: paid, discounted, quantity: tierQuantity(lines) };
}
