import type { CartValidationError } from "@velours/sdk/types";
import { useCheckout } from "../CheckoutContext.ts";
import { CartChangesDialog } from "./CartChangesDialog.tsx";
import { useAfterChanges } from "./useAfterChanges.ts";

/** The cart validation modal: what changed since the cart was filled; closing it repairs the cart. */
export function CartChangesModal({ error }: { error: CartValidationError }) {
  const { cart, changes } = useCheckout();
  const { lines, promotion, state, currency } = cart;
  const repair = useAfterChanges(error, changes.close);
  return (
    <CartChangesDialog
      error={error}
      lines={lines}
      promotion={promotion ?? state.promotion.data}
      currency={currency}
      onClose={repair}
    />
  );
}
