import { useEffect } from "react";
import { useLazyBag } from "../cart/lazyBag.ts";
import type { CartStore } from "../cart/store.ts";

/** Tells the bag the shopper's address once it is confirmed: a promotion may have waited for it. */
export function useKnownEmail(cart: CartStore, email: string | null | undefined): void {
  const bag = useLazyBag();
  useEffect(() => {
    if (!email || cart.get().email === email) return;
    cart.set({ email });
    // A bag that cannot be fetched now is fetched again where it is used, and settles then.
    void bag().then(
      (opened) => opened.settle(),
      () => {},
    );
  }, [bag, cart, email]);
}
