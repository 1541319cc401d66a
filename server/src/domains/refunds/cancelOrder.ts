import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findBuyerOrder, presentBuyerOrder } from "../orders/buyerOrder.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { commitCancellation } from "./commitCancellation.ts";
import { countCancellation } from "./countCancellation.ts";
import { type OrderRefusal, OrderRefusedError } from "./OrderRefusedError.ts";
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
  const { store, user, ip } = context;
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const actor = user === undefined ? "buyer" : `buyer (member ${user.id})`;
  try {
    const payments = await inTransaction(store.db, (trx) =>
      commitCancellation(trx, order.id, { actor, reason: null }, async (locked) => {
        const { cancellable_until } = await presentOrder(trx, locked);
        if (!cancellable_until) throw new OrderRefusedError(refuse("cancellationClosed"));
        await countCancellation(trx, locked, ip);
      }),
    );
    await refundNow(context, payments);
  } catch (error) {
    if (!(error instanceof OrderRefusedError)) throw error;
    const { refusal } = error;
    // Cancelled before, perhaps in another tab a moment ago.
    if (refusal.body.reference !== "orderCancelled") return refusal as Refused;
  }
  return { status: 200, body: await presentBuyerOrder(context, order) };
};
