import { includesTax, isVatIncluded } from "@velours/sdk/rules";
import type { Invoice, Region } from "@velours/sdk/types";

/** Taxes of a cart's total: value added tax in it, sales tax in it, added at the checkout, or none. */
export function cartTaxes(
  { currency, _subtotal }: Pick<Invoice, "currency" | "_subtotal">,
  shipped: boolean,
  region: Region,
): "vatIncluded" | "taxIncluded" | "atCheckout" | "none" {
  // Only what is shipped is taxed.
  const taxable = shipped && _subtotal.taxable > 0;
  if (!(region.taxIncluded ?? includesTax(currency))) return taxable ? "atCheckout" : "none";
  if (isVatIncluded({ currency }, region) && (taxable || currency === "GBP")) return "vatIncluded";
  return taxable ? "taxIncluded" : "none";
}
