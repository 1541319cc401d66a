import { isReference } from "@velours/sdk/errors";
import { useEffect } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { validationQuestion } from "../payloads.ts";

/**
 * Asks what changed as soon as the shop's invoice is of other prices than the lines show: otherwise the page would show
 * both until the shopper pays.
 */
export function usePriceCheck(): void {
  const { api } = useShop();
  const { cart, invoice, draft, changes } = useCheckout();
  const { data, payable, address, recalculating } = invoice;
  // While a newer invoice is fetched, `data` may be of the cart before.
  const differs =
    data !== null &&
    !recalculating &&
    !changes.found &&
    Math.abs(data.subtotal - cart.estimate.subtotal) >= 0.005;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each invoice
  useEffect(() => {
    if (!differs || !data) return;
    let here = true;
    const ask = async () => {
      const { email } = draft.values.saved;
      const body = validationQuestion(payable, { email, shipping: address, invoice: data });
      const { error } = await (await api()).validateCart({ body });
      if (here && isReference(error, "cartValidationErrors")) changes.show(error.value);
    };
    // Without an answer it is asked again when the shopper pays.
    ask().catch(() => {});
    return () => {
      here = false;
    };
  }, [differs, data]);
}
