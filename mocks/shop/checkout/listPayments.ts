import { sumAmounts } from "@velours/sdk/rules";
import { orderOffer, type RefundablePayment } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";

/** The purchase's payment, and that of an accepted offer, whose lines are the last ones. */
export function listPayments(session: MockSession, { id, products, invoice }: Order): RefundablePayment[] {
  const task = session.tasks.values().find(({ orderId }) => orderId === id);
  const added = task?.state === "accepted" ? task.accepted.length : 0;
  const offered = (task && orderOffer(task).invoice?.total) ?? 0;
  const places = products.map((_, place) => place);
  const first = places.length - added;
  const amount = sumAmounts([invoice.total, -offered]);
  return [
    { id: "purchase", left: amount, places: places.slice(0, first) },
    ...(added > 0 ? [{ id: "offer", left: offered, places: places.slice(first) }] : []),
  ];
}
