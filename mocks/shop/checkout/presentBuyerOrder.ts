import { orderOffer } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { planGiveBack } from "./giveBack.ts";
import { presentOrder } from "./presentOrder.ts";

/** An order as its buyer sees it, with what became of its offer, and what cancelling it gives back. */
export function presentBuyerOrder(session: MockSession, placed: PlacedOrder): Order {
  const task = session.tasks.values().find(({ orderId }) => orderId === placed.order.id);
  const presented = presentOrder(placed);
  return {
    ...presented,
    ...(presented.cancellable_until && {
      cancellationRefund: planGiveBack(session, placed, { units: null, shipping: true }).net.amount,
    }),
    offer: task ? orderOffer(task) : null,
  };
}
