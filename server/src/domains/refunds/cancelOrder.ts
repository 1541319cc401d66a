import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findBuyerOrder, presentBuyerOrder } from "../orders/buyerOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { commitCancellation } from "./commitCancellation.ts";
import type { PendingPayment } from "./commitRefund.ts";
import { countCancellation } from "./countCancellation.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";
import { refundNow } from "./refundNow.ts";

type Refused = Extract<
  OrderRefusal,
  {
    body: {
      reference:
        | "resourceDoesNotExist"
        | "orderShipped"
        | "cancellationClosed"
        | "giftCardSpent"
        | "rateLimited";
    };
  }
>;

/** Cancels an order for its buyer, once: all that was paid is given back. */
export const cancelOrder: Handler<"cancelOrder"> = async ({ params }, context) => {
  const { store, user } = context;
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const actor = user === undefined ? "buyer" : `buyer (member ${user.id})`;
  const cancelled = await refusable<PendingPayment[], Refused | ErrorResponse<"orderCancelled">>(() =>
    inTransaction(store.db, (trx) =>
      commitCancellation(trx, order.id, { actor, reason: null }, async (locked) => {
        const { cancellable_until } = await presentOrder(trx, locked);
        if (!cancellable_until) refuseWrites<OrderRefusal>(refuse("cancellationClosed"));
        await countCancellation(trx, locked, context);
      }),
    ),
  );
  if ("done" in cancelled) await refundNow(context, cancelled.done);
  else {
    // Cancelled before, perhaps in another tab a moment ago.
    const { refused } = cancelled;
    if (refused.body.reference !== "orderCancelled") return refused as Refused;
  }
  return { status: 200, body: await presentBuyerOrder(context, order) };
};
