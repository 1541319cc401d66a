import { includesTax, isVatIncluded } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";

/** Taxes of a cart's total: value added tax in it, sales tax in it, added at the checkout, or none. */
export function cartTaxes(
  { currency, _subtotal }: Pick<Invoice, "currency" | "_subtotal">,
  shipped: boolean,
): "vatIncluded" | "taxIncluded" | "atCheckout" | "none" {
  // Only what is shipped is taxed.
  const taxable = shipped && _subtotal.taxable > 0;
  if (!includesTax(currency)) return taxable ? "atCheckout" : "none";
  if (isVatIncluded({ currency })) return "vatIncluded";
  return taxable ? "taxIncluded" : "none";
}
