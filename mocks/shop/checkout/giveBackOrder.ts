import { sumAmounts } from "@velours/sdk/rules";
import { hasCreditNote, planRefund, withholdCashBack } from "@velours/sdk/shop";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";
import { listPayments } from "./listPayments.ts";

/** Gives back all of an order to what it was paid with, and takes back what it earned; its open offer is closed. */
export function giveBackOrder({ session }: Pick<Context, "session">, placed: PlacedOrder): void {
  const { order } = placed;
  const { invoice, products, site } = order;
  for (const task of session.tasks.values())
    if (task.orderId === order.id && task.state === "open") task.state = "closed";
  const earned = session.shop.sites.get(site)?.creditsDisplay ? (invoice.rewards ?? 0) : 0;
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
  const place = { site, currency: invoice.currency };
  session.returnStock(placed.takes);
  if (order.promotion) session.returnPromotion(order.promotion.name);
  if (placed.member !== null && plan.credits > 0)
    session.credits.add({ member: placed.member }, place, plan.credits);
  const account = session.members.find(order.user.email);
  const earner = account?.proven ? { member: account.id } : { email: order.user.email };
  const cashBack = Math.min(plan.cashBack, session.credits.open(earner, place).balance);
  session.credits.add(earner, place, -cashBack);
  const net = withholdCashBack(plan, sumAmounts([plan.cashBack, -cashBack]));
  if (placed.giftCard !== null) session.spendGiftCard(placed.giftCard, -net.giftCard);
  const amount = sumAmounts([plan.amount, -net.withheld]);
  const created_at = new Date().toISOString();
  placed.cancellation = {
    id: session.newId(),
    created_at,
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
    creditNote: hasCreditNote({ amount, withheld: net.withheld })
      ? session.nextInvoiceNumber({ site, kind: "creditNote" }, created_at)
      : null,
  };
}
