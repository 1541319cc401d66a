import {
  creditsBalance,
  displayTotal,
  estimateCart,
  formatMoney,
  isVatIncluded,
  SHIPPING_OPTION_FIELDS,
} from "@velours/sdk/rules";
import type { ShippingOption } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { toAddress } from "../address/AddressForm.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { invoiceQuestion } from "../payloads.ts";
import { invoiceQuery } from "../queries.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";

/**
 * Total of the order with the chosen shipping and its taxes, once the address says it: before the email is
 * typed and before the payment step. Until then `children`. While the shop cannot say the taxes they count as
 * zero, and the label does not name them; what is paid always has them.
 */
export function EstimatedTotal({ children = null }: { children?: ReactNode }) {
  const text = useText();
  const shop = useShop();
  const {
    cart,
    draft,
    invoice: { payable, email },
    shipping,
  } = useCheckout();
  const typed = toAddress(draft.values.shipping);
  // A name that is being typed changes no amount, so it asks nothing again.
  const address = Object.fromEntries(SHIPPING_OPTION_FIELDS.map((field) => [field, typed[field] ?? null]));
  const enabled = cart.priced && shipping.quoted && !shipping.loading && payable.rate !== null;
  const question = invoiceQuestion(payable, { email, shipping: address });
  const { data, error, isFetching } = useQuery({ ...invoiceQuery(shop, question), enabled });
  if (!enabled || isFetching) return children;
  const invoice = error ? withoutTaxes(cart, payable.rate) : data;
  if (!invoice || invoice.currency !== cart.currency) return children;
  const isTaxed = !error && !isVatIncluded(invoice);
  return (
    <p className="-mt-4 flex justify-between gap-4 text-sm font-semibold" aria-live="polite">
      <span>{text(isTaxed ? m.total_with_shipping_and_taxes : m.total_with_shipping)}</span>
      <span>{formatMoney(displayTotal(invoice.total), invoice.currency, { digits: 2 })}</span>
    </p>
  );
}

const withoutTaxes = (
  { lines, currency, judged, giftCard, credits }: CheckoutCart,
  rate: ShippingOption | null,
) =>
  estimateCart({
    lines,
    currency,
    promotion: judged,
    giftCard,
    credits: credits && creditsBalance(credits),
    rate,
  });
