import type { CartLine, ShippingRate } from "../../types.ts";
import { cartType } from "../cart/cartType.ts";
import { rateFor } from "./rateFor.ts";

/**
 * Where a shipping price comes from: one that was given, none because the rate is not counted yet,
 * none because nothing goes in a parcel, the rate chosen, the standard rate before one is chosen, or none
 * because no rate is for the subtotal.
 */
export type ShippingReason =
  | "given"
  | "notCounted"
  | "nothingShipped"
  | "chosenRate"
  | "standardRate"
  | "noRate";

export function shippingReason({
  lines,
  shipping,
  rateIncluded,
  rate,
  rates,
  subtotal,
}: {
  lines: readonly Pick<CartLine, "medium">[];
  shipping?: number | null;
  rateIncluded?: boolean;
  rate?: object | null;
  rates?: readonly Pick<ShippingRate, "range">[] | null;
  /** As `shippingSubtotal` has it. */
  subtotal: number;
}): ShippingReason {
  if (typeof shipping === "number") return "given";
  if (rateIncluded === false) return "notCounted";
  const type = cartType(lines);
  if (type === null || type === "digital") return "nothingShipped";
  return rate ? "chosenRate" : rateFor(rates ?? [], subtotal) ? "standardRate" : "noRate";
}
