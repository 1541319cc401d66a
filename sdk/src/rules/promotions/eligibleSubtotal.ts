import type { CartLine } from "../../types.ts";
import { isGiftCard } from "../cart/productTypes.ts";
import { sumAmounts } from "../money.ts";
import { type PromotionScope, productIds } from "./eligibility.ts";

export type ScopedLine = Pick<CartLine, "free" | "price"> & {
  product: Pick<CartLine["product"], "id" | "type">;
};

/** Selects the lines that count towards minimum and maximum, with the promotion's lists prepared once. */
export function countsTowards(promotion: PromotionScope): (line: ScopedLine) => boolean {
  const [ids, inside] = [
    [productIds(promotion.excluded_product_ids), false] as const,
    [productIds(promotion.excluded_collection_product_ids), false] as const,
    [productIds(promotion.included_collection_product_ids), true] as const,
  ].find(([list]) => list.length > 0) ?? [[], false];
  const scope = new Set(ids);
  return (line) => !line.free && !isGiftCard(line) && scope.has(line.product.id) === inside;
}

/**
 * The subtotal compared with minimum and maximum: no gift cards, no gifts, and the first list that is not empty.
 * Warranty lines count here, and only here.
 */
export const eligibleSubtotal = (lines: readonly ScopedLine[], promotion: PromotionScope): number =>
  sumAmounts(lines.filter(countsTowards(promotion)).map((line) => line.price));
