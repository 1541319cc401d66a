import { fallenLevel, orderEventData } from "@velours/sdk/shop";
import type { Order, WebhookEvent } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readStockItem } from "../catalogue/store/merchantStock.ts";
import { readOrder } from "../orders/store/orders.ts";
import { readRefund } from "../orders/store/refunds.ts";
import { readReturns } from "../orders/store/returns.ts";
import { listParcels } from "../orders/store/shipments.ts";
import { readAttempt } from "../payments/store/attempts.ts";
import type { EventPayload } from "./store/eventJobs.ts";

/** An event as receivers read it. Undefined when what it is about is gone, and for stock whose level did not fall. */
export async function loadEvent(db: Db, payload: EventPayload): Promise<WebhookEvent | undefined> {
  const event = { id: payload.id, timestamp: new Date(payload.timestamp).toISOString() };
  if (payload.type === "import.applied")
    return { ...event, type: payload.type, data: { parts: payload.parts } };
  if (payload.type === "stock.low") {
    const data = await loadStock(db, payload);
    return data && { ...event, type: payload.type, data };
  }
  const order = await readOrder(db, payload.order_id);
  return order && loadOrderEvent(db, event, payload, order);
}

type OrderPayload = Extract<EventPayload, { order_id: string }>;
type StockPayload = Extract<EventPayload, { type: "stock.low" }>;

async function loadStock(db: Db, { variant_id, region, before, after }: StockPayload) {
  const level = fallenLevel(before, after);
  if (level === undefined) return undefined;
  const item = await readStockItem(db, { variantId: variant_id, region });
  if (item === undefined) return undefined;
  const { sold: _, daysLeft: __, ...facts } = item;
  return { ...facts, quantity: after, level };
}

async function loadOrderEvent(
  db: Db,
  event: Pick<WebhookEvent, "id" | "timestamp">,
  payload: OrderPayload,
  order: Order,
): Promise<WebhookEvent | undefined> {
  switch (payload.type) {
    case "order.placed":
      return { ...event, type: payload.type, data: orderEventData.placed(order) };
    case "order.paid": {
      const payment =
        payload.attempt_id === null ? { id: null, amount: 0 } : await readAttempt(db, payload.attempt_id);
      return payment && { ...event, type: payload.type, data: orderEventData.payment(order, payment) };
    }
    case "order.paymentFailed": {
      const payment = await readAttempt(db, payload.attempt_id);
      return payment && { ...event, type: payload.type, data: orderEventData.payment(order, payment) };
    }
    case "order.shipped": {
      const parcel = (await listParcels(db, order.id)).find(({ id }) => id === payload.shipment_id);
      return parcel && { ...event, type: payload.type, data: orderEventData.shipped(order, parcel) };
    }
    case "order.refunded": {
      const refund = await readRefund(db, payload.refund_id);
      if (refund === undefined) return undefined;
      const { return_id, ...facts } = refund;
      const data = orderEventData.refunded(order, { ...facts, ...(return_id && { return: return_id }) });
      return { ...event, type: payload.type, data };
    }
    case "order.returnRequested": {
      const request = (await readReturns(db, [order.id])).find(({ id }) => id === payload.return_id);
      return (
        request && { ...event, type: payload.type, data: orderEventData.returnRequested(order, request) }
      );
    }
  }
}
