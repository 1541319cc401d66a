import type { Shop } from "../api/Shop.ts";
import type { Queries } from "../queries/createQueries.ts";
import type { SessionStore } from "../session/store.ts";

/** What every route's loader gets. A feature declares what it adds. */
export interface RouterContext {
  shop: Shop;
  queries: Queries;
  session: SessionStore;
}
