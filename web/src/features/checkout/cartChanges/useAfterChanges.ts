import { useNavigate } from "@tanstack/react-router";
import { listingOrFirst, type ValidationAction } from "@velours/sdk/rules";
import type { CartValidationError } from "@velours/sdk/types";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useCartActions } from "../../cart/useCartActions.ts";

/**
 * Repairs the cart after the validation modal: products and promotion are fetched again, then the server's actions
 * hold: remove drops a line or the promotion, modify overwrites its keys.
 */
function useRepairCart() {
  const cartActions = useCartActions();
  return async (error: CartValidationError) => {
    // When the shop does not answer, the actions alone are applied.
    await cartActions.rebuild();
    const promotion = error.promotion?.value.actions ?? [];
    const actions = [
      ...(error.products?.value.actions ?? []),
      ...promotion.filter((action) => "item" in action),
    ];
    await cartActions.applyValidation(actions as ValidationAction[]);
    if (promotion.some((action) => action.status === "remove" && !("item" in action)))
      await cartActions.removePromotion();
  };
}

/** Closes the cart validation modal: repairs the cart, and leaves one with nothing to buy. */
export function useAfterChanges(
  error: CartValidationError | null,
  onRepaired: () => void,
): () => Promise<void> {
  const navigate = useNavigate();
  const { navigation } = useSite();
  const repair = useRepairCart();
  return async () => {
    // First, because a checkout without lines leads home.
    if (error?.status === "deny") await navigate({ to: listingOrFirst("/sex-toys/top-picks", navigation) });
    if (error) await repair(error);
    onRepaired();
  };
}
