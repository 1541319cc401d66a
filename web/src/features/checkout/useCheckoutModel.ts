import type { CartValidationError, Invoice } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useLazyCartActions } from "../cart/loadCartActions.ts";
import type { CartStore } from "../cart/store.ts";
import type { DraftStore } from "./draft/store.ts";
import { type Draft, useDraft } from "./draft/useDraft.ts";
import { useBuyer } from "./member/useBuyer.ts";
import { invoiceQuestion, type PayableCart } from "./payloads.ts";
import { invoiceQuery } from "./queries.ts";
import { type ShippingQuote, useShippingQuote } from "./shipping/useShippingQuote.ts";
import { type Steps, useSteps } from "./steps/useSteps.ts";
import { type CheckoutCart, useCheckoutCart } from "./useCheckoutCart.ts";

/** The shop's own invoice, fetched on the payment step. */
function useInvoice(cart: CheckoutCart, { values }: Draft, steps: Steps, quote: ShippingQuote) {
  const shop = useShop();
  const { lines, type, promotion, giftCard, credits, currency, shipped, priced, draft } = cart;
  const payable: PayableCart = {
    lines,
    type,
    promotion,
    giftCard,
    credits,
    currency,
    rate: shipped ? values.rate : null,
    draft,
  };
  const address = shipped ? values.saved.shipping : null;
  const paying = steps.current === "payment";
  const asks = priced && paying && lines.length > 0 && !quote.fetching && quote.change === null;
  // The cart judges its promotion with the address known last, also while the form's is corrected.
  const email = values.saved.email || cart.state.email;
  const question = invoiceQuestion(payable, { email, shipping: address });
  const answer = useQuery({ ...invoiceQuery(shop, question), enabled: asks });
  // While a newer one is fetched, the former stays; not one of another currency.
  const isCurrent = priced && paying && answer.data?.currency === currency;
  const data: Invoice | null = isCurrent ? (answer.data ?? null) : null;
  const error = asks && !answer.isFetching ? answer.error : null;
  const last = useRef<Invoice | null>(null);
  if (data) last.current = data;
  if (!paying || last.current?.currency !== currency) last.current = null;
  return {
    /** The cart it is for, where that is shipped to, and the buyer as far as known. */
    payable,
    address,
    email,
    /** Null while there is none: an amount may be shown or paid from this alone. */
    data: error ? null : data,
    /** The last that came on this payment step, for what can be paid with: while a newer one fails, a half-typed card stays. */
    last: last.current,
    error,
    recalculating: paying && !error && (!asks || answer.isFetching),
    refetch: answer.refetch,
  };
}

/** Tells the cart the shopper's addresses once they are confirmed: a promotion may wait for one, or not hold in its country. */
function useKnownAddresses(cart: CartStore, email: string | null, shippingCountry: string | null): void {
  const cartActions = useLazyCartActions();
  useEffect(() => {
    const before = cart.get();
    const next = { email: email || before.email, shippingCountry };
    if (next.email === before.email && next.shippingCountry === before.shippingCountry) return;
    cart.set(next);
    // A cart that cannot be fetched now is fetched again where it is used, and settles then.
    void cartActions().then(
      (opened) => opened.reconcile(),
      () => {},
    );
  }, [cartActions, cart, email, shippingCountry]);
  useEffect(() => () => cart.set({ shippingCountry: null }), [cart]);
}

/** Everything the steps of an order that is not placed yet know and do, grouped by concern. */
export function useCheckoutModel(drafts: DraftStore) {
  const cart = useCheckoutCart();
  const buyer = useBuyer();
  const draft = useDraft(drafts, buyer);
  const { saved } = draft.values;
  useKnownAddresses(cart.store, saved.email, (cart.shipped && saved.shipping?.country) || null);
  const steps = useSteps(cart, draft);
  const shipping = useShippingQuote(cart, draft, steps);
  const invoice = useInvoice(cart, draft, steps, shipping);
  /** Changes that the shop found in the cart, until the shopper has closed the list of them. */
  const [found, show] = useState<CartValidationError | null>(null);
  const [open, setOpen] = useState(false);
  const { minimumMissing } = cart.state;
  // The modal that says what a promotion is short of takes the cart's place.
  useEffect(() => {
    if (minimumMissing !== null) setOpen(false);
  }, [minimumMissing]);
  const [expressInvoice, showExpressInvoice] = useState<Invoice | null>(null);
  return {
    buyer,
    cart,
    draft,
    steps,
    shipping,
    invoice,
    changes: { found, show, close: () => show(null) },
    /** Express mode: the invoice for what its sheet shows, shipping included; null in regular mode. */
    express: { invoice: expressInvoice, show: showExpressInvoice },
    /** The cart, open above the step to be edited. */
    cartActions: { open, setOpen },
  };
}

export type CheckoutModel = ReturnType<typeof useCheckoutModel>;
