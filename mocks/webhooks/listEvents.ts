import { orderEventData } from "@velours/sdk/shop";
import type { WebhookEvent } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../session/MockSession.ts";
import { listPayments } from "../shop/checkout/listPayments.ts";
import { presentOrder } from "../shop/checkout/presentOrder.ts";

type Found<Event> = Event extends WebhookEvent
  ? Pick<Event, "type" | "timestamp" | "data"> & { key: string }
  : never;

/** An event that has no id yet; `key` is the same each time it is found. */
export type FoundEvent = Found<WebhookEvent>;

/** All that has happened to the orders of a session, the oldest first. */
export const listEvents = (session: MockSession, now: Date): FoundEvent[] =>
  session.orders
    .values()
    .flatMap((placed) => listOrderEvents(session, placed, now))
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));

function listOrderEvents(session: MockSession, placed: PlacedOrder, now: Date): FoundEvent[] {
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
      timestamp: now.toISOString(),
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
