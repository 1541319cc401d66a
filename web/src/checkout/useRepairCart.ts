import { applyValidationActions, type ValidationAction } from "@velours/sdk/rules";
import type { CartValidationError } from "@velours/sdk/types";
import { useBag } from "../cart/useBag.ts";
import { useCheckout } from "./CheckoutContext.ts";

/**
 * Mends the cart after the validation modal: products and promotion are fetched again, then the server's actions
 * hold: remove drops a line or the promotion, modify overwrites its keys (C-402 to C-404).
 */
export function useRepairCart() {
  const bag = useBag();
  const { cart, currency } = useCheckout();
  return async (error: CartValidationError) => {
    // The actions alone must do when the shop can't be asked.
    await bag.rebuild().catch(() => undefined);
    const promotion = error.promotion?.value.actions ?? [];
    const actions = [
      ...(error.products?.value.actions ?? []),
      ...promotion.filter((action) => "item" in action),
    ];
    const { products } = cart.get();
    const data = applyValidationActions(products.data, actions as ValidationAction[], currency);
    cart.set({ products: { ...products, data } });
    if (promotion.some((action) => action.status === "remove" && !("item" in action)))
      await bag.removePromotion();
    else await bag.settle();
  };
}
