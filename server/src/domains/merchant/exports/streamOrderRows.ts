import type { OrderRow } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readChargedOrder } from "../../orders/chargedOrder.ts";
import { presentOrders } from "../../orders/presentOrders.ts";
import {
  listOrderIds,
  type OrderFilters,
  type OrderPlace,
  readSkus,
} from "../../orders/store/listedOrders.ts";
import { readOrders } from "../../orders/store/orders.ts";
import { toOrderRows } from "./toOrderRows.ts";

const pageSize = 100;

/** The rows of all these orders, a page in memory at a time and no transaction open between two of them. */
export async function* streamOrderRows(db: Db, filters: OrderFilters): AsyncGenerator<OrderRow[]> {
  let after: OrderPlace | undefined;
  do {
    const { ids, next } = await listOrderIds(db, filters, { limit: pageSize, after });
    const orders = await presentOrders(db, await readOrders(db, ids));
    const skus = await readSkus(db, [
      ...new Set(orders.flatMap(({ products }) => products.map(({ id }) => id))),
    ]);
    for (const order of orders) yield toOrderRows(await readChargedOrder(db, order), skus);
    after = next ?? undefined;
  } while (after !== undefined);
}
