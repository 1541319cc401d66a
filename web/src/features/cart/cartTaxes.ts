import { includesTax, isVatIncluded } from "@velours/sdk/rules";
import type { Invoice, Region } from "@velours/sdk/types";

/** Taxes of a cart's total: value added tax in it, sales tax in it, added at the checkout, or none. */
export function cartTaxes(
  { currency, _subtotal }: Pick<Invoice, "currency" | "_subtotal">,
  shipped: boolean,
  region: Region,
): "vatIncluded" | "taxIncluded" | "atCheckout" | "none" {
  if (isVatIncluded({ currency, _subtotal }, { region, shipped })) return "vatIncluded";
  if (!shipped || _subtotal.taxable === 0) return "none";
  return (region.taxIncluded ?? includesTax(currency)) ? "taxIncluded" : "atCheckout";
}
