import { describeKey, refundAct } from "@velours/sdk/shop";
import { refuseSpentCards } from "../checkout/boughtCards.ts";
import { giveBack, planGiveBack } from "../checkout/giveBack.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { changeOrder } from "./changeOrder.ts";
import { listRefunds } from "./chooseRefund.ts";

/** Cancels an order of which nothing has left. */
export const cancelMerchantOrder: Handler<"cancelMerchantOrder"> = (input, context) =>
  changeOrder(context, "cancelMerchantOrder", input, (placed) => {
    if (presentOrder(placed).status === "cancelled") return refuse("orderCancelled");
    if (placed.shipments.length > 0) return refuse("orderShipped");
    const planned = planGiveBack(context.session, placed, { units: null, shipping: true });
    const spent = refuseSpentCards(context.session, placed, planned.plan.lines);
    if (spent) return spent;
    const act = refundAct({
      operation: "cancelMerchantOrder",
      order: placed.order,
      refunds: listRefunds(placed, planned),
      request: input,
    });
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return unapproved;
    const { reason } = input.body;
    const actor = describeKey(context);
    giveBack(context, placed, { kind: "cancellation", units: null, shipping: true, reason, actor });
    return undefined;
  });
