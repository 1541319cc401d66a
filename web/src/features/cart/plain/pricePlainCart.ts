import type { Shop } from "../../../platform/api/Shop.ts";
import type { Queries } from "../../../platform/queries/createQueries.ts";
import { createSessionStore } from "../../../platform/session/store.ts";
import type { CartState } from "../CartState.ts";
import { createCartActions } from "../createCartActions.ts";
import { createCartStore } from "../store.ts";
import type { PlainCart } from "./plainCart.ts";

/** Prices a cart without scripts by the rules of every other cart. On the server: it lives as long as the request. */
export async function pricePlainCart(
  { shop, queries }: { shop: Shop; queries: Queries },
  plain: PlainCart,
): Promise<CartState> {
  const values = new Map<string, string>();
  const cart = createCartStore(() => shop.site, {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  const actions = createCartActions({ cart, queries, session: createSessionStore(), shop: () => shop });
  await actions.adopt(plain);
  await actions.loadRates();
  return cart.get();
}
