import { parseOrderNumber } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

/** The session's orders with something to pack, the oldest first. */
export const listPackingOrders: Handler<"listPackingOrders"> = ({ query }, { session }) => {
  const found = session.orders
    .values()
    .map((placed) => presentPackingOrder(session, placed))
    .filter(({ site, address }) => address !== null && (query.site === undefined || site === query.site));
  return paginate("packing", found, query, ({ placedAt, number }) => [
    Date.parse(placedAt),
    parseOrderNumber(number) ?? 0,
  ]);
};
