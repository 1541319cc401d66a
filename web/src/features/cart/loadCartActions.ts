import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { CartActions } from "./createCartActions.ts";

/** The cart, fetched with its first use. */
export const loadCartActions = async (router: AnyRouter): Promise<CartActions> =>
  (await import("./getCartActions.ts")).getCartActions(router);

/** Actions of the cart, fetched with the first use: a page is usable without the cart's rules. */
export function useLazyCartActions(): () => Promise<CartActions> {
  const router = useRouter();
  return useCallback(() => loadCartActions(router), [router]);
}
