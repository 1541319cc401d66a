import type { Region, ShippingRateRow } from "../../types.ts";
import { rowsFor } from "./shippingOptionsFor.ts";

/**
 * Subtotal from which standard shipping to a region costs nothing, in the region's currency; null where that is never
 * so. A free tier that ends again is no promise to everybody above it.
 */
export function freeShippingFrom(
  rates: readonly ShippingRateRow[],
  { country, currency }: Pick<Region, "country" | "currency">,
): number | null {
  const standard = rates.filter((rate) => rate.type === "standard");
  const free = rowsFor(standard, country).filter(
    (rate) => rate.currency === currency && rate.amount === 0 && (rate.range.max ?? null) === null,
  );
  return free.length > 0 ? Math.min(...free.map(({ range }) => range.min)) : null;
}
