import { pageHeaders } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import type { Query } from "../../platform/operationTypes.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import { countOrders, listOrderIds, type OrderPlace } from "../orders/store/listedOrders.ts";
import { readOrders } from "../orders/store/orders.ts";
import { loadOrderFilters } from "./loadOrderFilters.ts";
import { presentMerchantOrders } from "./presentMerchantOrder.ts";

/** Orders of the sites that the caller works for, the newest first, or by when they changed; page by page. */
export const listMerchantOrders: Handler<"listMerchantOrders"> = async ({ query }, context) => {
  const { db } = context.store;
  const { page = 1, limit = 24, cursor } = query;
  const after = cursor === undefined ? undefined : decodePlace(cursor, query);
  if (after === null) return refuseCursor();
  await refreshOrders(db);
  const filters = await loadOrderFilters(context, query);
  const offset = after === undefined ? (page - 1) * limit : 0;
  const { ids, next } = await listOrderIds(db, filters, { limit, after, offset });
  const total = Math.max(await countOrders(db, filters), ids.length === 0 ? 0 : offset + ids.length);
  return {
    status: 200,
    body: await presentMerchantOrders(db, await readOrders(db, ids)),
    headers: {
      ...(next && {
        "x-pagination-next": encodeCursor({ list: listName(query), values: [next.micros, next.number] }),
      }),
      ...pageHeaders(page, limit, total),
    },
  };
};

/** Lists by change and by placing have other places. */
const listName = ({ changedSince }: Query<"listMerchantOrders">) =>
  changedSince === undefined ? "placed" : "changed";

function decodePlace(cursor: string, query: Query<"listMerchantOrders">): OrderPlace | null {
  const [micros, number] = decodeCursor(cursor, listName(query), 2) ?? [];
  return typeof micros === "string" && /^-?\d{1,18}$/.test(micros) && typeof number === "number"
    ? { micros, number }
    : null;
}
