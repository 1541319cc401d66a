import type { CartValidationError, Invoice } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import type { DraftStore } from "./draft/store.ts";
import { useDraft } from "./draft/useDraft.ts";
import { useBuyer } from "./member/useBuyer.ts";
import { useShippingQuote } from "./shipping/useShippingQuote.ts";
import { useSteps } from "./steps/useSteps.ts";
import { useInvoice } from "./summary/useInvoice.ts";
import { useCheckoutCart } from "./useCheckoutCart.ts";
import { useKnownEmail } from "./useKnownEmail.ts";

/** Everything the steps of an order that is not placed yet know and do, grouped by concern. */
export function useCheckoutModel(drafts: DraftStore) {
  const cart = useCheckoutCart();
  const buyer = useBuyer();
  const draft = useDraft(drafts, buyer);
  useKnownEmail(cart.store, draft.values.saved.email);
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
