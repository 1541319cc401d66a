import { pageCount } from "@velours/sdk/rules";
import type { Handler } from "../../platform/contract.ts";
import { listOrderIds } from "../orders/store/orderFacts.ts";
import { readOrders } from "../orders/store/orders.ts";
import { presentMerchantOrders } from "./presentMerchantOrder.ts";

/** Orders of the sites that the caller works for, the newest first, page by page. */
export const listMerchantOrders: Handler<"listMerchantOrders"> = async (
  { query },
  { store: { db }, merchant },
) => {
  const { status, page = 1, limit = 24 } = query;
  const { ids, total } = await listOrderIds(db, {
    status,
    sites: merchant?.sites ?? null,
    limit,
    offset: (page - 1) * limit,
  });
  const body = await presentMerchantOrders(db, await readOrders(db, ids));
  return {
    status: 200,
    body,
    headers: {
      "x-pagination-page": page,
      "x-pagination-pages-total": Math.max(1, pageCount(total, limit)),
      "x-pagination-items-per-page": limit,
      "x-pagination-items-total": total,
    },
  };
};
