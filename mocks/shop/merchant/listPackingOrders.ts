import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

/** The session's orders with something to pack, the oldest first. */
export const listPackingOrders: Handler<"listPackingOrders"> = ({ query }, { session }) => {
  const found = session.orders
    .values()
    .map((placed) => presentPackingOrder(session, placed))
    .filter(({ site, address }) => address !== null && (query.site === undefined || site === query.site))
    .sort((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt));
  const { items, headers } = paginate(found, query);
  return { status: 200, body: items, headers };
};
