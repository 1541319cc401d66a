import { orderRowColumns, toOrderRows } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { fileResponse } from "./fileResponse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { findOrders } from "./findOrders.ts";
import { sortRows } from "./paginate.ts";

/** The session's orders for accounting, a row for each line and part of a refund. */
export const exportOrders: Handler<"exportOrders"> = ({ query }, context) => {
  const { session } = context;
  const { rows: found, sort, getPlace } = findOrders(context, query);
  const orders = sortRows(found, getPlace, sort).flatMap(
    ({ order }) => findMerchantOrder(context, order.number) ?? [],
  );
  const records = session.records({
    variants: orders.flatMap(({ order }) => order.products.map(({ _variant }) => _variant.id)),
  });
  const skus = new Map(
    records.flatMap(({ document }) =>
      document.variants.flatMap(({ id, sku }) => (sku ? [[id, sku] as const] : [])),
    ),
  );
  const rows = orders.flatMap((placed) => toOrderRows(presentOrder(placed), skus));
  return query.format === "ndjson"
    ? fileResponse("orders.ndjson", rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
    : csvResponse("orders", orderRowColumns, rows);
};
