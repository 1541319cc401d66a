import { describeBuyer } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseSpentCards } from "./boughtCards.ts";
import { giveBack, planGiveBack } from "./giveBack.ts";
import { presentBuyerOrder } from "./presentBuyerOrder.ts";

/** Cancels an order for its buyer; cancelling again answers the order. */
export const cancelOrder: Handler<"cancelOrder"> = ({ params }, context) => {
  const { session } = context;
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  const { status, cancellable_until } = presentBuyerOrder(session, placed);
  if (status !== "cancelled") {
    if (!cancellable_until) return refuse("cancellationClosed");
    const { plan } = planGiveBack(session, placed, { units: null, shipping: true });
    const spent = refuseSpentCards(session, placed, plan.lines);
    if (spent) return spent;
    const actor = describeBuyer(session.member);
    giveBack(context, placed, { kind: "cancellation", units: null, shipping: true, actor });
  }
  return { status: 200, body: presentBuyerOrder(session, placed) };
};
