import { randomUUID } from "node:crypto";
import { sumAmounts } from "@velours/sdk/rules";
import { orderOffer, planRefund, type RefundablePayment, withholdCashBack } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { PlacedOrder, Session } from "../../session/Session.ts";
import { demo } from "../demo.ts";
import type { Context } from "../Handler.ts";

/** Gives back all of an order to what it was paid with, and takes back what it earned; its open offer is closed. */
export function giveBackOrder({ session }: Pick<Context, "session">, placed: PlacedOrder): void {
  const { order } = placed;
  const { invoice, products, site } = order;
  for (const task of session.tasks.values())
    if (task.orderId === order.id && task.state === "open") task.state = "closed";
  const earned = demo.sites.get(site)?.creditsDisplay ? (invoice.rewards ?? 0) : 0;
  const plan = planRefund(
    {
      products,
      invoice,
      refunded: [],
      payments: listPayments(session, order),
      giftCardLeft: invoice.payments.giftCard,
      creditsLeft: invoice.payments.credits,
      shippingRefunded: 0,
      refundedAmount: 0,
      earned,
      earnedTaken: 0,
    },
    null,
    true,
  );
  session.returnStock(placed.takes);
  if (order.promotion) session.returnPromotion(order.promotion.name);
  if (placed.member !== null && plan.credits > 0)
    session.credits.add({ member: placed.member }, site, plan.credits);
  const account = session.members.find(order.user.email);
  const earner = account?.proven ? { member: account.id } : { email: order.user.email };
  const cashBack = Math.min(plan.cashBack, session.credits.open(earner, site).balance);
  session.credits.add(earner, site, -cashBack);
  const net = withholdCashBack(plan, sumAmounts([plan.cashBack, -cashBack]));
  if (placed.giftCard !== null) session.spendGiftCard(placed.giftCard, -net.giftCard);
  const amount = sumAmounts([plan.amount, -net.withheld]);
  placed.cancellation = {
    id: randomUUID(),
    created_at: new Date().toISOString(),
    kind: "cancellation",
    state: "done",
    amount,
    payments: {
      giftCard: net.giftCard,
      credits: plan.credits,
      creditCard: sumAmounts([amount, -net.giftCard, -plan.credits]),
    },
    cashBack,
    withheld: net.withheld,
    shipping: plan.shipping,
    lines: plan.lines.map(({ place, quantity, amount }) => ({ line: place + 1, quantity, amount })),
  };
}

/** The purchase's payment, and that of an accepted offer, whose lines are the last ones. */
function listPayments(session: Session, { id, products, invoice }: Order): RefundablePayment[] {
  const task = session.tasks.values().find(({ orderId }) => orderId === id);
  const added = task?.state === "accepted" ? task.accepted.length : 0;
  const offered = (task && orderOffer(task).invoice?.total) ?? 0;
  const places = products.map((_, place) => place);
  const first = places.length - added;
  const amount = sumAmounts([invoice.total, -offered]);
  return [
    { id: "purchase", amount, left: amount, places: places.slice(0, first) },
    ...(added > 0 ? [{ id: "offer", amount: offered, left: offered, places: places.slice(first) }] : []),
  ];
}
