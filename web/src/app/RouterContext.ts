import type { Bag } from "../features/cart/createBag.ts";
import type { CartStore } from "../features/cart/store.ts";
import type { Queries } from "../platform/queries/createQueries.ts";
import type { SessionStore } from "../platform/session/store.ts";
import type { Shop } from "../platform/shop/Shop.ts";

/** What every route's loader gets. */
export interface RouterContext {
  shop: Shop;
  queries: Queries;
  cart: CartStore;
  /** Made with its first use, see openBag. */
  bag: { current: Bag | null };
  session: SessionStore;
}
