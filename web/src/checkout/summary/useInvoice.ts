import type { Invoice } from "@velours/sdk/types";
import { useQuery } from "../../queries/useQuery.ts";
import { useShop } from "../../shop/useShop.ts";
import type { Draft } from "../draft/useDraft.ts";
import { invoiceQuestion, type PayableCart } from "../payloads.ts";
import { invoiceQuery } from "../queries.ts";
import type { ShippingQuote } from "../shipping/useShippingQuote.ts";
import type { Steps } from "../steps/useSteps.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";

/** The shop's own invoice, fetched on the payment step. */
export function useInvoice(cart: CheckoutCart, { values }: Draft, steps: Steps, quote: ShippingQuote) {
  const shop = useShop();
  const { lines, type, promotion, giftCard, currency, shipped, priced } = cart;
  const payable: PayableCart = {
    lines,
    type,
    promotion,
    giftCard,
    currency,
    rate: shipped ? values.rate : null,
  };
  const address = shipped ? values.saved.shipping : null;
  const paying = steps.current === "payment";
  const asks = priced && paying && lines.length > 0 && !quote.fetching && quote.change === null;
  const question = invoiceQuestion(payable, { email: values.saved.email, shipping: address });
  const answer = useQuery({ ...invoiceQuery(shop, question), enabled: asks });
  const data: Invoice | null = priced && paying ? (answer.data ?? null) : null;
  const error = asks && !answer.isFetching ? answer.error : null;
  return {
    /** The cart it is for, and where that is shipped to. */
    payable,
    address,
    data,
    error,
    recalculating: paying && !error && (!asks || answer.isFetching),
    refetch: answer.refetch,
  };
}
