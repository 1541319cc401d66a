import type { Variant } from "../../types.ts";
import { isForSale } from "./shownVariants.ts";

/** Days whose sales say how fast units go. */
export const soldDays = 28;

/** Units that are gone within so many days are listed as running out. */
export const runsOutDays = 14;

interface CountedStock {
  /** Null when the units are not counted. */
  quantity: number | null;
  /** Units sold in `soldDays`, without those that came back. */
  sold: number;
}

/**
 * Whole days until units are gone that sell as before; null when they have no end that is known, as those of a variant
 * taken from sale or sold on when nothing is in stock.
 */
export function daysOfStock(
  { quantity, sold }: CountedStock,
  variant: Pick<Variant, "option1" | "inventory_policy">,
): number | null {
  if (quantity === null || sold <= 0 || !isForSale(variant) || variant.inventory_policy === "continue")
    return null;
  const unitDays = quantity * soldDays;
  return (unitDays - (unitDays % sold)) / sold;
}
