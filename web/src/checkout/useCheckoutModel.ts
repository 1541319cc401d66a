import type { CartValidationError } from "@velours/sdk/types";
import { useState } from "react";
import type { DraftStore } from "./draft/store.ts";
import { useDraft } from "./draft/useDraft.ts";
import { useShippingQuote } from "./shipping/useShippingQuote.ts";
import { useSteps } from "./steps/useSteps.ts";
import { useInvoice } from "./summary/useInvoice.ts";
import { useCheckoutCart } from "./useCheckoutCart.ts";

/** Everything the steps of an order that is not placed yet know and do, grouped by concern. */
export function useCheckoutModel(drafts: DraftStore) {
  const cart = useCheckoutCart();
  const draft = useDraft(drafts);
  const steps = useSteps(cart, draft);
  const shipping = useShippingQuote(cart, draft, steps);
  const invoice = useInvoice(cart, draft, steps, shipping);
  /** What the shop found changed in the cart, until the shopper has closed the list of it. */
  const [found, show] = useState<CartValidationError | null>(null);
  const [open, setOpen] = useState(false);
  return {
    cart,
    draft,
    steps,
    shipping,
    invoice,
    changes: { found, show, close: () => show(null) },
    /** The bag, open above the step to be edited. */
    bag: { open, setOpen },
  };
}

export type CheckoutModel = ReturnType<typeof useCheckoutModel>;
