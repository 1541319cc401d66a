import type { AnyRouter } from "@tanstack/react-router";
import { type CartActions, createCartActions } from "./createCartActions.ts";

/** The cart of this page load: the router's context holds it. Import this lazily: all rules of the cart come with it. */
export function getCartActions(router: AnyRouter): CartActions {
  const { cartActions, cart, queries, session } = router.options.context;
  if (cartActions.current) return cartActions.current;
  const opened = createCartActions({ cart, queries, session, shop: () => router.options.context.shop });
  cartActions.current = opened;
  addEventListener("online", () => {
    if (cart.get().pricing === "failed") void opened.reconcile();
  });
  // The cart's price depends on its owner, and on their cash back.
  let { user, credits } = session.get();
  session.subscribe(() => {
    const now = session.get();
    if (now.user?.id === user?.id && now.credits === credits) return;
    ({ user, credits } = now);
    if (cart.get().ready) void opened.reconcile();
  });
  return opened;
}
