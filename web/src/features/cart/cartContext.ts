import type { CartActions } from "./createCartActions.ts";
import { type CartStore, createCartStore } from "./store.ts";

declare module "../../platform/routing/RouterContext.ts" {
  interface RouterContext {
    cart: CartStore;
    /** Made with its first use, see getCartActions. */
    cartActions: { current: CartActions | null };
  }
}

/** The cart's part of every loader's context. */
export const createCartContext = (site: () => string) => ({
  cart: createCartStore(site),
  cartActions: { current: null },
});
