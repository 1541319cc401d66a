import { decimalText, sumAmounts } from "@velours/sdk/rules";
import { getStockLevel } from "@velours/sdk/shop";
import type { Order, WebhookEvent } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readStockItem } from "../catalogue/store/merchantStock.ts";
import { readOrder } from "../orders/store/orders.ts";
import { readRefund } from "../orders/store/refunds.ts";
import { readReturns } from "../orders/store/returns.ts";
import { listParcels } from "../orders/store/shipments.ts";
import { readAttempt } from "../payments/store/attempts.ts";
import type { EventPayload } from "./store/eventJobs.ts";

/**
 * An event with what receivers read. It names no person: they ask for the order with a key of their own. Undefined when
 * what it is about is gone, and for stock whose level did not fall.
 */
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
  const [former, level] = [before, after].map((quantity) => getStockLevel({ quantity, level: "high" }));
  if (level === former || (level !== "low" && level !== "none")) return undefined;
  const item = await readStockItem(db, { variantId: variant_id, region });
  return item && { ...item, quantity: after, level };
}

async function loadOrderEvent(
  db: Db,
  event: Pick<WebhookEvent, "id" | "timestamp">,
  payload: OrderPayload,
  order: Order,
): Promise<WebhookEvent | undefined> {
  const { id: orderId, number, site, invoice } = order;
  const about = { orderId, number, site, currency: invoice.currency };
  switch (payload.type) {
    case "order.placed": {
      const { giftCard, credits } = invoice.payments;
      const amount = decimalText(sumAmounts([invoice.total, giftCard, credits]));
      return { ...event, type: payload.type, data: { ...about, amount } };
    }
    case "order.paid": {
      if (payload.attempt_id === null)
        return { ...event, type: payload.type, data: { ...about, paymentId: null, amount: decimalText(0) } };
      const payment = await loadPayment(db, payload.attempt_id);
      return payment && { ...event, type: payload.type, data: { ...about, ...payment } };
    }
    case "order.paymentFailed": {
      const payment = await loadPayment(db, payload.attempt_id);
      return payment && { ...event, type: payload.type, data: { ...about, ...payment } };
    }
    case "order.shipped": {
      const parcel = (await listParcels(db, orderId)).find(({ id }) => id === payload.shipment_id);
      if (parcel === undefined) return undefined;
      const { id: shipmentId, carrier, lines } = parcel;
      return { ...event, type: payload.type, data: { ...about, shipmentId, carrier, lines } };
    }
    case "order.refunded": {
      const refund = await readRefund(db, payload.refund_id);
      if (refund === undefined) return undefined;
      const { id: refundId, kind, amount } = refund;
      const lines = refund.lines.map(({ line, quantity }) => ({ line, quantity }));
      return {
        ...event,
        type: payload.type,
        data: { ...about, refundId, kind, amount: decimalText(amount), lines },
      };
    }
    case "order.returnRequested": {
      const found = (await readReturns(db, [orderId])).find(({ id }) => id === payload.return_id);
      if (found === undefined) return undefined;
      const { id: returnId, reason, lines } = found;
      return { ...event, type: payload.type, data: { ...about, returnId, reason, lines } };
    }
  }
}

async function loadPayment(db: Db, id: string) {
  const attempt = await readAttempt(db, id);
  return attempt && { paymentId: id, amount: decimalText(attempt.amount) };
}
