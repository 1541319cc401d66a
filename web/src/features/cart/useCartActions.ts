import { useRouter } from "@tanstack/react-router";
import type { CartActions } from "./createCartActions.ts";
import { getCartActions } from "./getCartActions.ts";

/** Actions of a shopper on the cart; only for modules that are themselves loaded lazily. */
export function useCartActions(): CartActions {
  return getCartActions(useRouter());
}
