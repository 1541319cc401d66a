import type { Region, ShippingRateRow } from "../../types.ts";
import { freeShippingThreshold } from "./freeShipping.ts";
import { rowsFor } from "./rowsFor.ts";

/** Subtotal from which standard shipping to a region costs nothing, in the region's currency; null where that is never so. */
export const freeShippingFrom = (
  rates: readonly ShippingRateRow[],
  region: Pick<Region, "country" | "currency">,
): number | null => freeShippingThreshold(rowsFor(rates, region).filter(({ type }) => type === "standard"));
