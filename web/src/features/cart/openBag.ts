import type { AnyRouter } from "@tanstack/react-router";
import { type Bag, createBag } from "./createBag.ts";

/** The bag of this page load: the router's context holds it. Import this lazily: all rules of the cart come with it. */
export function openBag(router: AnyRouter): Bag {
  const { bag, cart, queries, session } = router.options.context;
  if (bag.current) return bag.current;
  const opened = createBag({ cart, queries, session, shop: () => router.options.context.shop });
  bag.current = opened;
  addEventListener("online", () => {
    if (cart.get().pricing === "failed") void opened.settle();
  });
  // The bag's price depends on its owner, and on their cash back.
  let { user, credits } = session.get();
  session.subscribe(() => {
    const now = session.get();
    if (now.user?.id === user?.id && now.credits === credits) return;
    ({ user, credits } = now);
    if (cart.get().ready) void opened.settle();
  });
  return opened;
}
