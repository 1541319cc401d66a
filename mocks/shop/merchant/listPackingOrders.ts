import { parseOrderNumber, selectSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { isToPack, presentPackingOrder } from "./presentPackingOrder.ts";

/** Orders of the caller's sites with something to pack, the oldest first. */
export const listPackingOrders: Handler<"listPackingOrders"> = ({ query }, context) => {
  const { session } = context;
  const sites = selectSites(context, query.site);
  const found = session.orders
    .values()
    .map((placed) => presentPackingOrder(session, placed))
    .filter((order) => isToPack(order) && (sites === null || sites.includes(order.site)));
  return paginate("packing", found, query, ({ placedAt, number }) => [
    Date.parse(placedAt),
    parseOrderNumber(number) ?? 0,
  ]);
};
