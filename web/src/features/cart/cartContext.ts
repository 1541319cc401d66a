import type { Bag } from "./createBag.ts";
import { type CartStore, createCartStore } from "./store.ts";

declare module "../../platform/routing/RouterContext.ts" {
  interface RouterContext {
    cart: CartStore;
    /** Made with its first use, see openBag. */
    bag: { current: Bag | null };
  }
}

/** The cart's part of every loader's context. */
export const createCartContext = (site: () => string) => ({
  cart: createCartStore(site),
  bag: { current: null },
});
