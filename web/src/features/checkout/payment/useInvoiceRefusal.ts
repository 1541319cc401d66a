import { useRouter } from "@tanstack/react-router";
import { RefusedError } from "@velours/sdk";
import { getErrorMessage, isReference } from "@velours/sdk/errors";
import { useEffect } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { refetchSpent } from "./refetchSpent.ts";

/** Why there is no invoice, in words; null while there is none of that. */
export function useInvoiceRefusal() {
  const text = useText();
  const { language } = useShop();
  const router = useRouter();
  const { shipping, invoice, changes } = useCheckout();
  const { currency } = useRegion();
  const { error } = invoice;
  const refusedWith = error instanceof RefusedError ? error.error : undefined;

  // The shop says the cart is not what it sells any more: the same modal as before paying.
  const { show } = changes;
  useEffect(() => {
    if (isReference(refusedWith, "cartValidationErrors")) show(refusedWith.value);
    // Without it the invoice is fetched again.
    else if (isReference(refusedWith)) void refetchSpent(router, refusedWith.reference, currency);
  }, [refusedWith, show, router, currency]);

  if (!error) return null;
  return {
    words: refusedWith ? getErrorMessage(refusedWith, language) : text(m.there_was_an_error),
    retry() {
      // The invoice is fetched again with the rate that is offered now.
      if (isReference(refusedWith, "shippingDoesNotMatch")) shipping.refetch();
      invoice.refetch();
    },
  };
}
