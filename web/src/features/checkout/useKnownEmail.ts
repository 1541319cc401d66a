import { useEffect } from "react";
import { useLazyCartActions } from "../cart/loadCartActions.ts";
import type { CartStore } from "../cart/store.ts";

/** Tells the cart the shopper's address once it is confirmed: a promotion may have waited for it. */
export function useKnownEmail(cart: CartStore, email: string | null | undefined): void {
  const cartActions = useLazyCartActions();
  useEffect(() => {
    if (!email || cart.get().email === email) return;
    cart.set({ email });
    // A cart that cannot be fetched now is fetched again where it is used, and settles then.
    void cartActions().then(
      (opened) => opened.settle(),
      () => {},
    );
  }, [cartActions, cart, email]);
}
