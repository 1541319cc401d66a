import type { Quote } from "../rules/checkout/quoteInvoice.ts";
import { toMinor } from "../rules/money.ts";
import type { Refusal } from "../rules/refusal.ts";
import { shippingMatches } from "../rules/shipping/chooseOption.ts";
import type { Invoice, SelectedShipping, ShippingOption } from "../types.ts";

/** The rate and the total shown to the shopper; no total when none was shown yet. */
interface Seen {
  shipping: SelectedShipping | null | undefined;
  total: number | undefined;
}

/** A quote that the shopper has agreed to: the rate and the total they saw must be what the shop itself finds. */
export function validateQuote(
  { invoice, option, discounts }: Quote,
  { shipping, total }: Seen,
):
  | { invoice: Invoice; option: ShippingOption | null; discounts: readonly number[] }
  | { refused: Refusal<"shippingDoesNotMatch" | "invoiceDoesNotMatch"> } {
  if (option === undefined || (option && shipping && !shippingMatches([option], shipping)))
    return { refused: { reference: "shippingDoesNotMatch", value: null } };
  if (total !== undefined && toMinor(invoice.total) !== toMinor(total))
    return { refused: { reference: "invoiceDoesNotMatch", value: { sent: total, total: invoice.total } } };
  return { invoice, option, discounts };
}
