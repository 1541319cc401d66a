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
import type { IssuedInvoice } from "./store/invoices.ts";
import { readOrderFacts } from "./store/orderFacts.ts";
import { readOrderReviews } from "./store/orderReviews.ts";
import { readRefunds } from "./store/refunds.ts";
import { readReturns } from "./store/returns.ts";
import { readShipments } from "./store/shipments.ts";

/** The facts of these orders, and a function that puts into an order what accounting needs: status, unpaid lines, number of the invoice and refunds. */
async function readBooks(db: Db, ids: readonly string[]) {
  const facts = await readOrderFacts(db, ids);
  const refunds = await readRefunds(db, ids);
  const book = (order: Order): Order => {
    const found = facts.get(order.id);
    return {
      ...order,
      ...(found && { status: orderStatus(found) }),
      ...(found?.unpaid.length && { unpaid: found.unpaid }),
      invoiceNumber: getNumber(order, found?.invoice),
      ...(found?.invoice?.day && { invoiceDay: found.invoice.day }),
      ...(order.invoices && {
        invoices: [found?.invoice, found?.offerInvoice].map((issued, nth) => ({
          ...order.invoices![nth]!,
          number: getNumber(order, issued),
          ...(issued?.day && { day: issued.day }),
        })),
      }),
      refunds: numberCreditNotes(
        order.number,
        refunds.filter(({ orderId }) => orderId === order.id).map(withoutOrderId),
      ),
    };
  };
  return { facts, book };
}

/** An order from before there were series has its own number on its invoice. */
const getNumber = ({ number }: Order, issued: IssuedInvoice | null | undefined): string =>
  issued ? formatInvoiceNumber(issued) : number;

/** Orders with their status, their unpaid lines, the number of their invoice and their refunds. */
export async function presentBookedOrders(db: Db, orders: readonly Order[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const { book } = await readBooks(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map(book);
}

/**
 * Orders with what became of them: as the books have them, shipments, returns and reviews, what they still earn, and whether they can be
 * cancelled.
 */
export async function presentOrders(db: Db, orders: readonly Order[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const { facts, book } = await readBooks(db, ids);
  const shipments = await readShipments(db, ids);
  const requests = await readReturns(db, ids);
  const reviews = await readOrderReviews(db, ids);
  const now = new Date();
  return orders.map((order) => {
    const found = facts.get(order.id);
    const presented: Order = {
      ...book(order),
      shipments: shipments.filter(({ orderId }) => orderId === order.id).map(withoutOrderId),
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
