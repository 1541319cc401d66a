import { sumAmounts } from "@velours/sdk/rules";
import {
  countUnits,
  creditsAfterRefunds,
  isCancellable,
  isParcelLine,
  orderStatus,
  returnState,
  reviewableProducts,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { PlacedOrder } from "../../session/MockSession.ts";

/** An order as it is read again. The session's shop has taken its payment at once. */
export function presentOrder(placed: PlacedOrder): Order {
  const { order, issued, offerIssued, reviews, shipments } = placed;
  const refunds = placed.refunds.map(({ refund }) => refund);
  const presented: Order = {
    ...order,
    invoiceNumber: issued.number,
    invoiceDay: issued.day,
    ...(order.invoices && {
      invoices: order.invoices.map((each, nth) => ({ ...each, ...(nth === 0 ? issued : offerIssued) })),
    }),
    shipments: shipments.map(({ actor: _, ...parcel }) => parcel),
    refunds,
    reviews: reviews.map(
      ({ id: _, productTitle: __, order: ___, site: ____, language: _____, answer: ______, ...review }) =>
        review,
    ),
  };
  const now = new Date();
  const { giftCard, credits } = order.invoice.payments;
  const counted = countUnits(presented);
  const sum = (read: (units: (typeof counted)[number]) => number) =>
    counted.reduce((total, units) => total + read(units), 0);
  presented.status = orderStatus({
    cancelled: refunds.some(({ kind }) => kind === "cancellation"),
    failed: false,
    held: false,
    paid: sumAmounts([order.invoice.total, giftCard, credits]),
    refunded: sumAmounts(refunds.flatMap(({ amount, withheld }) => [amount, withheld])),
    toShip: sum(({ line, shipped, left }) => (isParcelLine(order.products[line - 1]!) ? shipped + left : 0)),
    shipped: sum(({ shipped }) => shipped),
  });
  const { returnable, returns } = returnState(presented, placed.returns, now);
  Object.assign(presented, { returnable, returns });
  presented.reviewable = reviewableProducts(presented);
  if (order.credits) presented.credits = creditsAfterRefunds(order.credits, presented);
  return isCancellable(presented, now) ? presented : { ...presented, cancellable_until: null };
}
