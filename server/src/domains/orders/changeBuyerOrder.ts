import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import type { Replay } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { writeOnce } from "../../platform/idempotency/writeOnce.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { findBuyerOrder, presentBuyerOrder } from "./buyerOrder.ts";
import { presentOrder } from "./presentOrders.ts";
import { lockOrder } from "./store/orders.ts";

interface BuyerChange {
  operation: string;
  /** Id of the order. */
  id: string;
  key: string | undefined;
  body: object;
}

/**
 * Changes an order for its buyer once for an Idempotency-Key, and answers the order as it is then. `change` gets the order
 * as it was locked, with what became of it: a second tab's request finds what the first one did, and an accepted offer may
 * have added lines since the order was first read. It may refuse with `refuseWrites`.
 */
export async function changeBuyerOrder<Refusal>(
  context: Context,
  { operation, id, key, body }: BuyerChange,
  change: (trx: Transaction, order: Order) => Promise<void>,
): Promise<Replay<Order> | ErrorResponse<"resourceDoesNotExist"> | Refusal> {
  const order = await findBuyerOrder(context, id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  return writeOnce<Order, null, Refusal>(context, {
    request: keyedRequest(context, operation, key, { id: order.id, body }),
    prepare: async () => null,
    async write(trx) {
      const locked = await lockOrder(trx, order.id);
      if (locked === undefined) throw new Error(`order ${order.id} is gone`);
      await change(trx, await presentOrder(trx, locked.order));
      return presentBuyerOrder({ store: { ...context.store, db: trx } }, locked.order);
    },
  });
}
