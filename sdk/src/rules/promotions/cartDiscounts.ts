import { splitByWeight, toMinor } from "../money.ts";
import type { PromotionBasis } from "./types/PromotionRule.ts";

/**
 * Splits a discount of the whole cart, at most all of it, by line: by price, the rest off the largest. Minor
 * units.
 */
export const cartDiscounts = ({ lines, discounted }: PromotionBasis, discount: number): number[] =>
  splitByWeight(
    Math.max(0, Math.min(discount, discounted)),
    lines.map(({ price }) => toMinor(price)),
  );
