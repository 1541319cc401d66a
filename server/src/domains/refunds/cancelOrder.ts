import { describeBuyer } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findBuyerOrder, presentBuyerOrder } from "../orders/buyerOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { commitCancellation } from "./commitCancellation.ts";
import type { PendingPayment } from "./commitRefund.ts";
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
  const actor = describeBuyer(user);
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

/**
 * Counts a cancellation of its buyer, in its own transaction: without a limit a few orders could hold all stock without
 * end, and write to a stranger's address. Anyone can order under an address, so a guest is counted by address and caller.
 * Refuses with an OrderRefusal.
 */
async function countCancellation(
  trx: Transaction,
  order: Order,
  { user, ip }: Pick<Context, "user" | "ip">,
): Promise<void> {
  const buyer = user === undefined ? { of: order.user.email, from: ip } : { of: `member ${user.id}` };
  const seconds = await consumeAllowances(trx, [
    { limit: "cancelIp", of: ip },
    { limit: "cancelBuyer", ...buyer },
  ]);
  if (seconds === 0) return;
  const options = { of: "cancellations", headers: { "retry-after": seconds } };
  refuseWrites<OrderRefusal>(refuse("rateLimited", null, options));
}
