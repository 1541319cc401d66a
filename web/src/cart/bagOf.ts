import type { AnyRouter } from "@tanstack/react-router";
import { type Bag, createBag } from "./createBag.ts";

const bags = new WeakMap<object, Bag>();

/** The bag of a page: one for each router. Import it lazily: all rules of the cart come with it. */
export function bagOf(router: AnyRouter): Bag {
  const known = bags.get(router);
  if (known) return known;
  const { cart, queries } = router.options.context;
  const bag = createBag({ cart, queries, shop: () => router.options.context.shop });
  bags.set(router, bag);
  addEventListener("online", () => {
    if (cart.get().pricing === "failed") void bag.settle();
  });
  return bag;
}
