import { parseOrderNumber } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { isToPack, presentPackingOrder } from "./presentPackingOrder.ts";

/** The session's orders with something to pack, the oldest first. */
export const listPackingOrders: Handler<"listPackingOrders"> = ({ query }, { session }) => {
  const found = session.orders
    .values()
    .map((placed) => presentPackingOrder(session, placed))
    .filter((order) => isToPack(order) && (query.site === undefined || order.site === query.site));
  return paginate("packing", found, query, ({ placedAt, number }) => [
    Date.parse(placedAt),
    parseOrderNumber(number) ?? 0,
  ]);
};
