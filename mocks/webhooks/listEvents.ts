import { fallenLevel, orderEventData } from "@velours/sdk/shop";
import type { WebhookEvent } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../session/MockSession.ts";
import { listPayments } from "../shop/checkout/listPayments.ts";
import { presentOrder } from "../shop/checkout/presentOrder.ts";
import { listStockItems } from "../shop/merchant/listStockItems.ts";

type Found<Event> = Event extends WebhookEvent
  ? Pick<Event, "type" | "timestamp" | "data"> & { key: string }
  : never;

/** An event that has no id yet; `key` is the same each time it is found. */
export type FoundEvent = Found<WebhookEvent>;

/** All that has happened in a session that webhooks are told of, the oldest first. Its payments are taken at once, so that none fails afterwards. */
export const listEvents = (session: MockSession): FoundEvent[] =>
  [
    ...session.orders.values().flatMap((placed) => listOrderEvents(session, placed)),
    ...listStockEvents(session),
    ...session.imports.map(({ time: timestamp, parts }, nth) => ({
      key: `imported ${nth}`,
      type: "import.applied" as const,
      timestamp,
      data: { parts },
    })),
  ].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));

/** Falls of counts that are still there. Stock whose count begins or ends has not fallen. */
function listStockEvents(session: MockSession): FoundEvent[] {
  return listStockItems(session).flatMap(({ sold: _, daysLeft: __, ...item }) =>
    session.stockEntries(item).flatMap(({ id, time: timestamp, counts }): FoundEvent[] => {
      const { before, after } = counts;
      const level = before !== null && after !== null && fallenLevel(before, after);
      if (!level) return [];
      const key = `fell ${item.variantId} ${item.region} ${id}`;
      return [{ key, type: "stock.low", timestamp, data: { ...item, quantity: after, level } }];
    }),
  );
}

function listOrderEvents(session: MockSession, placed: PlacedOrder): FoundEvent[] {
  const order = presentOrder(placed);
  const { id, created_at: timestamp } = order;
  const [first, ...offered] = listPayments(session, placed);
  const payment = first && first.amount > 0 ? first : { id: null, amount: 0 };
  return [
    { key: `placed ${id}`, type: "order.placed", timestamp, data: orderEventData.placed(order) },
    { key: `paid ${id}`, type: "order.paid", timestamp, data: orderEventData.payment(order, payment) },
    ...offered.map((paid) => ({
      key: `paid ${paid.id}`,
      type: "order.paid" as const,
      timestamp: order.invoices?.[1]?.time ?? timestamp,
      data: orderEventData.payment(order, paid),
    })),
    ...(order.shipments ?? []).map((shipment) => ({
      key: `shipped ${shipment.id}`,
      type: "order.shipped" as const,
      timestamp: shipment.created_at,
      data: orderEventData.shipped(order, shipment),
    })),
    ...(order.refunds ?? []).map((refund) => ({
      key: `refunded ${refund.id}`,
      type: "order.refunded" as const,
      timestamp: refund.created_at,
      data: orderEventData.refunded(order, refund),
    })),
    ...(order.returns ?? []).map((request) => ({
      key: `returnRequested ${request.id}`,
      type: "order.returnRequested" as const,
      timestamp: request.created_at,
      data: orderEventData.returnRequested(order, request),
    })),
  ];
}
