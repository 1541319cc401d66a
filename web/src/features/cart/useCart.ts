import { useRouter } from "@tanstack/react-router";
import { useHydratedStore } from "../../platform/browser/useHydratedStore.ts";
import { type CartState, emptyCart } from "./CartState.ts";
import type { CartStore } from "./store.ts";

/** The cart as it is now, and the store that changes it. */
export function useCart(): { state: CartState; cart: CartStore } {
  const { cart } = useRouter().options.context;
  return { state: useHydratedStore(cart, emptyCart), cart };
}
