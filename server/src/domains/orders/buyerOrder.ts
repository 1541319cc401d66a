import { orderOffer } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { isUuid } from "../../platform/store/isUuid.ts";
import { presentOrder } from "./presentOrders.ts";
import { readCancellationRefund } from "./readCancellationRefund.ts";
import { readOfferTaskOfOrder } from "./store/offerTasks.ts";
import { readOrderWithOwner } from "./store/orders.ts";

/**
 * The order of an id as it is stored, when the caller is its buyer: a member's order for that member only, a guest's
 * order for any caller with the id.
 */
export async function findBuyerOrder(
  { store, user }: Pick<Context, "store" | "user">,
  id: string,
): Promise<Order | undefined> {
  const found = isUuid(id) ? await readOrderWithOwner(store.db, id) : undefined;
  return found === undefined || (found.userId !== null && found.userId !== user?.id)
    ? undefined
    : found.order;
}

/** An order as its buyer sees it, with what became of its offer, and what cancelling it gives back. */
export async function presentBuyerOrder({ store }: Pick<Context, "store">, order: Order): Promise<Order> {
  const task = await readOfferTaskOfOrder(store.db, order.id);
  const presented = await presentOrder(store.db, order);
  return {
    ...presented,
    ...(presented.cancellable_until && {
      cancellationRefund: await readCancellationRefund(store.db, order),
    }),
    offer: task ? orderOffer(task) : null,
  };
}
