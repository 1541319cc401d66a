import { creditsAfterRefunds, isCancellable, orderOffer, reviewableProducts } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";

/** An order as it is read again. The session's shop has taken its payment at once, and ships nothing. */
export function presentOrder({ order, invoiceNumber, cancellation, reviews }: PlacedOrder): Order {
  const presented: Order = {
    ...order,
    invoiceNumber,
    status: cancellation === null ? "paid" : "cancelled",
    shipments: [],
    returnable: [],
    returns: [],
    refunds: cancellation === null ? [] : [cancellation],
    reviews,
  };
  presented.reviewable = reviewableProducts(presented);
  if (order.credits) presented.credits = creditsAfterRefunds(order.credits, presented);
  return isCancellable(presented, new Date()) ? presented : { ...presented, cancellable_until: null };
}

/** An order as its buyer sees it, with what became of its offer. */
export function presentBuyerOrder(session: MockSession, placed: PlacedOrder): Order {
  const task = session.tasks.values().find(({ orderId }) => orderId === placed.order.id);
  return { ...presentOrder(placed), offer: task ? orderOffer(task) : null };
}
