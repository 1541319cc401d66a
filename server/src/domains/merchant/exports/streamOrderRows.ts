import { toOrderRows } from "@velours/sdk/shop";
import type { OrderRow, OrderSort } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readChargedOrder } from "../../orders/chargedOrder.ts";
import { presentBookedOrders } from "../../orders/presentOrders.ts";
import {
  listOrderIds,
  type OrderFilters,
  type OrderPlace,
  readSkus,
} from "../../orders/store/listedOrders.ts";
import { readOrders } from "../../orders/store/orders.ts";
import { readUnsettledPayments } from "../../orders/store/unsettledPayments.ts";

const pageSize = 500;

/** Products whose SKUs are kept from one page to the next. */
const keptProducts = 20_000;

/** The rows of all these orders, a page in memory at a time and no transaction open between two of them. */
export async function* streamOrderRows(
  db: Db,
  filters: OrderFilters,
  sort?: OrderSort,
): AsyncGenerator<OrderRow[]> {
  let skus = new Map<number, string>();
  let read = new Set<number>();
  let after: OrderPlace | undefined;
  do {
    const { ids, next } = await listOrderIds(db, filters, { sort, limit: pageSize, after });
    const orders = await presentBookedOrders(db, await readOrders(db, ids));
    const sold = new Set(orders.flatMap(({ products }) => products.map(({ id }) => id)));
    if (read.size > keptProducts) [skus, read] = [new Map(), new Set()];
    const unread = [...sold.difference(read)];
    if (unread.length > 0) for (const [variant, sku] of await readSkus(db, unread)) skus.set(variant, sku);
    read = read.union(sold);
    const failures = Map.groupBy(await readUnsettledPayments(db, ids), ({ orderId }) => orderId);
    for (const order of orders)
      yield toOrderRows(await readChargedOrder(db, order), skus, failures.get(order.id));
    after = next ?? undefined;
  } while (after !== undefined);
}
