import type { Invoice } from "@velours/sdk/types";
import { useRef } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import type { Draft } from "../draft/useDraft.ts";
import { invoiceQuestion, type PayableCart } from "../payloads.ts";
import { invoiceQuery } from "../queries.ts";
import type { ShippingQuote } from "../shipping/useShippingQuote.ts";
import type { Steps } from "../steps/useSteps.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";

/** The shop's own invoice, fetched on the payment step. */
export function useInvoice(cart: CheckoutCart, { values }: Draft, steps: Steps, quote: ShippingQuote) {
  const shop = useShop();
  const { lines, type, promotion, giftCard, credits, currency, shipped, priced } = cart;
  const payable: PayableCart = {
    lines,
    type,
    promotion,
    giftCard,
    credits,
    currency,
    rate: shipped ? values.rate : null,
  };
  const address = shipped ? values.saved.shipping : null;
  const paying = steps.current === "payment";
  const asks = priced && paying && lines.length > 0 && !quote.fetching && quote.change === null;
  const question = invoiceQuestion(payable, { email: values.saved.email, shipping: address });
  const answer = useQuery({ ...invoiceQuery(shop, question), enabled: asks });
  // While a newer one is fetched, the former stays; not one of another currency.
  const isCurrent = priced && paying && answer.data?.currency === currency;
  const data: Invoice | null = isCurrent ? (answer.data ?? null) : null;
  const error = asks && !answer.isFetching ? answer.error : null;
  const last = useRef<Invoice | null>(null);
  if (data) last.current = data;
  if (!paying || last.current?.currency !== currency) last.current = null;
  return {
    /** The cart it is for, and where that is shipped to. */
    payable,
    address,
    /** Null while there is none: an amount may be shown or paid from this alone. */
    data: error ? null : data,
    /** The last that came on this payment step, for what can be paid with: while a newer one fails, a half-typed card stays. */
    last: last.current,
    error,
    recalculating: paying && !error && (!asks || answer.isFetching),
    refetch: answer.refetch,
  };
}
