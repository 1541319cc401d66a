import { mayUseSite } from "@velours/sdk/shop";
import type { LiabilityEntry } from "@velours/sdk/types";
import { findHolder } from "../checkout/creditOrder.ts";
import type { Context } from "../Handler.ts";
import { localDay } from "./localDay.ts";

/** A change of what is owed on gift cards or as cash back. */
export interface Movement extends Omit<LiabilityEntry, "amount"> {
  amount: number;
  currency: string;
  /** Null for what was there before the session. */
  day: string | null;
}

/** All that changed what is owed on gift cards and as cash back of the caller's sites. */
export const listMovements = (context: Context): Record<"giftCards" | "cashBack", Movement[]> => ({
  giftCards: listGiftCardMovements(context),
  cashBack: listCashBackMovements(context),
});

const listGiftCardMovements = (context: Context): Movement[] =>
  context.session.giftCards
    .changes()
    .filter(({ site, amount }) => amount !== 0 && mayUseSite(context, site))
    .map((change): Movement => {
      const { kind, site, time } = change;
      const isOlder = kind === "import" && Date.parse(time) <= context.session.openedAt.getTime();
      return { ...change, customer: null, day: isOlder ? null : localDay(context.session, site, time) };
    });

function listCashBackMovements(context: Context): Movement[] {
  const { session } = context;
  const movements: Movement[] = [];
  for (const { email, cashBack: amount } of session.shop.members) {
    if (amount === undefined || !mayUseSite(context, "boutique")) continue;
    const member = session.members.find(email);
    movements.push({
      id: `begun-${email}`,
      time: session.openedAt.toISOString(),
      day: null,
      kind: "earned",
      amount,
      currency: "USD",
      site: "boutique",
      giftCard: null,
      customer: member === undefined ? null : String(member.id),
      order: null,
    });
  }
  for (const placed of session.orders.values()) {
    const { order, refunds, member } = placed;
    const { number, site, created_at, invoice } = order;
    if (!mayUseSite(context, site)) continue;
    const holder = findHolder(session, placed);
    const buyer = member === null ? number : String(member);
    const earner = "member" in holder ? String(holder.member) : number;
    const add = (
      name: string,
      kind: string,
      { time, amount, customer }: Pick<Movement, "time" | "amount" | "customer">,
    ) =>
      movements.push({
        id: name,
        time,
        day: localDay(session, site, time),
        kind,
        amount,
        currency: invoice.currency,
        site,
        giftCard: null,
        customer,
        order: number,
      });
    add(`${number}-spent`, "order", { time: created_at, amount: -invoice.payments.credits, customer: buyer });
    add(`${number}-earned`, "earned", {
      time: created_at,
      amount: order.credits?.earned ?? 0,
      customer: earner,
    });
    for (const { refund } of refunds) {
      const { id: name, created_at: time, payments, cashBack } = refund;
      add(`${name}-returned`, "refund", { time, amount: payments.credits, customer: buyer });
      add(`${name}-taken`, "refund", { time, amount: -cashBack, customer: earner });
    }
  }
  return movements.filter(({ amount }) => amount !== 0);
}
