import { orderStatus, packingOrder, unitsLeft } from "@velours/sdk/shop";
import type { Order, PackingOrder } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readOrderLines } from "../orders/store/lines.ts";
import { readSkus } from "../orders/store/listedOrders.ts";
import { readOrderFacts } from "../orders/store/orderFacts.ts";
import { readShipments } from "../orders/store/shipments.ts";

/** Orders as somebody sees them who packs. */
export async function presentPackingOrders(db: Db, orders: readonly Order[]): Promise<PackingOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const facts = await readOrderFacts(db, ids);
  const shipments = await readShipments(db, ids);
  const rows = await readOrderLines(db, ids);
  const skus = await readSkus(db, [...new Set(rows.map(({ product_id }) => product_id))]);
  return orders.map((order) =>
    packingOrder(order, {
      status: orderStatus(facts.get(order.id)!),
      shipments: shipments
        .filter(({ orderId }) => orderId === order.id)
        .map(({ orderId: _, ...shipment }) => shipment),
      left: rows.filter(({ order_id }) => order_id === order.id).map(unitsLeft),
      findSku: (variantId) => skus.get(variantId),
    }),
  );
}

/** An order as somebody sees it who packs. */
export async function presentPackingOrder(db: Db, order: Order): Promise<PackingOrder> {
  const [presented] = await presentPackingOrders(db, [order]);
  return presented!;
}
