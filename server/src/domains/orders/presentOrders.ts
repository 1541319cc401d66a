import {
  creditsAfterRefunds,
  formatInvoiceNumber,
  isCancellable,
  numberCreditNotes,
  orderStatus,
  returnState,
  reviewableProducts,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { readOrderFacts } from "./store/orderFacts.ts";
import { readOrderReviews } from "./store/orderReviews.ts";
import { readRefunds } from "./store/refunds.ts";
import { readReturns } from "./store/returns.ts";
import { readShipments } from "./store/shipments.ts";

/**
 * Orders with what became of them: status, number of the invoice, shipments, refunds, returns and reviews, what they still earn, and whether they can be
 * cancelled.
 */
export async function presentOrders(db: Db, orders: readonly Order[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const facts = await readOrderFacts(db, ids);
  const shipments = await readShipments(db, ids);
  const refunds = await readRefunds(db, ids);
  const requests = await readReturns(db, ids);
  const reviews = await readOrderReviews(db, ids);
  const now = new Date();
  return orders.map((order) => {
    const found = facts.get(order.id);
    const presented: Order = {
      ...order,
      ...(found && { status: orderStatus(found) }),
      invoiceNumber: found?.invoice ? formatInvoiceNumber(found.invoice) : order.number,
      shipments: shipments.filter(({ orderId }) => orderId === order.id).map(withoutOrderId),
      refunds: numberCreditNotes(
        order.number,
        refunds.filter(({ orderId }) => orderId === order.id).map(withoutOrderId),
      ),
    };
    if (order.credits && found)
      presented.credits = creditsAfterRefunds({ ...order.credits, earned: found.earned }, presented);
    const ownRequests = requests.filter(({ orderId }) => orderId === order.id).map(withoutOrderId);
    const { returnable, returns } = returnState(presented, ownRequests, now);
    presented.returnable = returnable;
    presented.returns = returns;
    presented.reviews = reviews.filter(({ orderId }) => orderId === order.id).map(withoutOrderId);
    presented.reviewable = reviewableProducts(presented);
    if (!isCancellable(presented, now)) presented.cancellable_until = null;
    return presented;
  });
}

const withoutOrderId = <T extends { orderId: string }>({ orderId: _, ...record }: T): Omit<T, "orderId"> =>
  record;

/** An order with its payments, refunds, parcels and returns. */
export async function presentOrder(db: Db, order: Order): Promise<Order> {
  const [presented] = await presentOrders(db, [order]);
  return presented as Order;
}
