import type { Shop } from "../api/Shop.ts";
import type { Queries } from "../queries/createQueries.ts";

/** Context of every route's loader. Its parts declare what they add. */
export interface RouterContext {
  shop: Shop;
  queries: Queries;
}
