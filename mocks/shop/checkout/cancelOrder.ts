import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { giveBackOrder } from "./giveBackOrder.ts";
import { presentBuyerOrder } from "./presentOrder.ts";

/** Cancels an order for its buyer; cancelling again answers the order. */
export const cancelOrder: Handler<"cancelOrder"> = ({ params }, context) => {
  const { session } = context;
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  if (placed.cancellation === null) {
    const { cancellable_until } = presentBuyerOrder(session, placed);
    if (!cancellable_until) return refuse("cancellationClosed");
    giveBackOrder(context, placed);
  }
  return { status: 200, body: presentBuyerOrder(session, placed) };
};
