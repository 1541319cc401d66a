import type { Shop } from "../api/Shop.ts";
import type { Queries } from "../queries/createQueries.ts";
import type { SessionStore } from "../session/store.ts";

/** Context of every route's loader. A feature declares what it adds. */
export interface RouterContext {
  shop: Shop;
  queries: Queries;
  session: SessionStore;
}
