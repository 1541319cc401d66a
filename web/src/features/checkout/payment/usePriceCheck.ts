import { isReference } from "@velours/sdk/errors";
import type { Invoice } from "@velours/sdk/types";
import { useEffect, useEffectEvent } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { validationQuestion } from "../payloads.ts";
import { hasOtherPrices } from "./hasOtherPrices.ts";

/**
 * Asks what changed as soon as the shop's invoice is of other prices than the lines show, or without their promotion:
 * otherwise the page would show both until the shopper pays.
 */
export function usePriceCheck(): void {
  const { api } = useShop();
  const { cart, invoice, changes } = useCheckout();
  const { data, payable, address, email, recalculating } = invoice;
  // While a newer invoice is fetched, `data` may be of the cart before.
  const differs = data !== null && !recalculating && !changes.found && hasOtherPrices(data, cart.estimate);
  const ask = useEffectEvent(async (priced: Invoice) => {
    const body = validationQuestion(payable, { email, shipping: address, invoice: priced });
    return (await (await api()).validateCart({ body })).error;
  });
  const { show } = changes;
  useEffect(() => {
    if (!differs || !data) return;
    let here = true;
    ask(data).then(
      (error) => here && isReference(error, "cartValidationErrors") && show(error.value),
      // Without an answer it is asked again when the shopper pays.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [differs, data, show]);
}
