import { sumAmounts } from "@velours/sdk/rules";
import { orderOffer, type RefundablePayment } from "@velours/sdk/shop";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";

/** The purchase's payment, and that of an accepted offer, whose lines are the last ones, with what is left of each. */
export function listPayments(
  session: MockSession,
  { order, refunds }: PlacedOrder,
): (RefundablePayment & { amount: number })[] {
  const { id, products, invoice, transaction } = order;
  const task = session.tasks.values().find(({ orderId }) => orderId === id);
  const added = task?.state === "accepted" ? task.accepted.length : 0;
  const offered = (task && orderOffer(task).invoice?.total) ?? 0;
  const places = products.map((_, place) => place);
  const first = places.length - added;
  const payments = [
    // A name of its own: the order's id is its buyer's right.
    {
      id: transaction.transaction_id.replace(/^\w+-/, ""),
      amount: sumAmounts([invoice.total, -offered]),
      places: places.slice(0, first),
    },
    ...(task && added > 0 ? [{ id: task.offer.task_id, amount: offered, places: places.slice(first) }] : []),
  ];
  return payments.map((payment) => {
    const earlier = refunds.flatMap(({ plan }) => plan.payments).filter((part) => part.id === payment.id);
    return { ...payment, left: sumAmounts([payment.amount, ...earlier.map(({ amount }) => -amount)]) };
  });
}
