import { displayTotal, formatMoney, isVatIncluded, SHIPPING_OPTION_FIELDS } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { useQuery } from "../../queries/useQuery.ts";
import { useShop } from "../../shop/useShop.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { toAddress } from "../address/AddressForm.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { invoiceQuestion } from "../payloads.ts";
import { invoiceQuery } from "../queries.ts";

/**
 * What the order comes to with the chosen shipping and its taxes, once the address says it: before the email is typed
 * and before the payment step. Until then `children`.
 */
export function EstimatedTotal({ children = null }: { children?: ReactNode }) {
  const text = useText();
  const shop = useShop();
  const { cart, draft, invoice, shipping } = useCheckout();
  const { payable } = invoice;
  const typed = toAddress(draft.values.shipping);
  // A name that is being typed changes no amount, so it asks nothing again.
  const address = Object.fromEntries(SHIPPING_OPTION_FIELDS.map((field) => [field, typed[field] ?? null]));
  const enabled = cart.priced && shipping.quoted && !shipping.loading && payable.rate !== null;
  const question = invoiceQuestion(payable, { email: draft.values.saved.email, shipping: address });
  const { data, error, isFetching } = useQuery({ ...invoiceQuery(shop, question), enabled });
  if (!enabled || !data || error || isFetching || data.currency !== cart.currency) return children;
  return (
    <p className="-mt-4 flex justify-between gap-4 text-sm font-semibold" aria-live="polite">
      <span>{text(isVatIncluded(data) ? m.total_with_shipping : m.total_with_shipping_and_taxes)}</span>
      <span>{formatMoney(displayTotal(data.total), data.currency, { digits: 2 })}</span>
    </p>
  );
}
