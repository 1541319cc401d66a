import { pageHeaders } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodePlace, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import { countOrders, listOrderIds, toOrderOrder } from "../orders/store/listedOrders.ts";
import { readOrders } from "../orders/store/orders.ts";
import { loadOrderFilters } from "./loadOrderFilters.ts";
import { presentMerchantOrders } from "./presentMerchantOrder.ts";

/** Orders of the sites that the caller works for, in the order that they ask for, page by page. */
export const listMerchantOrders: Handler<"listMerchantOrders"> = async ({ query }, context) => {
  const { db } = context.store;
  const { page = 1, limit = 24, cursor, sort } = query;
  const list = `orders ${toOrderOrder(sort, query)}`;
  const value = sort?.startsWith("total") ? "amount" : "micros";
  const place = cursor === undefined ? undefined : decodePlace(cursor, list, [value, "number"]);
  if (cursor !== undefined && place === undefined) return refuseCursor();
  const after = place && { value: String(place[0]), number: Number(place[1]) };
  await refreshOrders(db);
  const filters = await loadOrderFilters(context, query);
  const offset = after === undefined ? (page - 1) * limit : 0;
  const { ids, next } = await listOrderIds(db, filters, { sort, limit, after, offset });
  const total = Math.max(await countOrders(db, filters), ids.length === 0 ? 0 : offset + ids.length);
  return {
    status: 200,
    body: await presentMerchantOrders(db, await readOrders(db, ids)),
    headers: {
      ...(next && { "x-pagination-next": encodeCursor({ list, values: [next.value, next.number] }) }),
      ...pageHeaders(page, limit, total),
    },
  };
};
