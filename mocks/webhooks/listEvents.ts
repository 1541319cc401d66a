import { sumAmounts } from "@velours/sdk/rules";
import { orderEventData, orderOffer } from "@velours/sdk/shop";
import type { WebhookEvent } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../session/MockSession.ts";
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
  const { id, created_at: timestamp, invoice, transaction } = order;
  const task = session.tasks.values().find(({ orderId }) => orderId === id);
  const offered = (task?.state === "accepted" && orderOffer(task).invoice?.total) || 0;
  const amount = sumAmounts([invoice.total, -offered]);
  const payment = { id: amount > 0 ? transaction.transaction_id : null, amount };
  return [
    { key: `placed ${id}`, type: "order.placed", timestamp, data: orderEventData.placed(order) },
    { key: `paid ${id}`, type: "order.paid", timestamp, data: orderEventData.payment(order, payment) },
    ...(task?.state === "accepted"
      ? [
          {
            key: `paid ${task.offer.task_id}`,
            type: "order.paid" as const,
            timestamp: now.toISOString(),
            data: orderEventData.payment(order, { id: task.offer.task_id, amount: offered }),
          },
        ]
      : []),
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
