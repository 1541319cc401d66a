import type { Bag } from "./cart/createBag.ts";
import type { CartStore } from "./cart/store.ts";
import type { Queries } from "./queries/createQueries.ts";
import type { SessionStore } from "./session/store.ts";
import type { Shop } from "./shop/Shop.ts";

/** What every route's loader gets. */
export interface RouterContext {
  shop: Shop;
  queries: Queries;
  cart: CartStore;
  /** Made with its first use, see openBag. */
  bag: { current: Bag | null };
  session: SessionStore;
}
