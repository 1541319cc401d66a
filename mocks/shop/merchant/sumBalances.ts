import { sumAmounts } from "@velours/sdk/rules";
import type { BalanceSums } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";
import { localDay } from "./localDay.ts";

interface Entry {
  amount: number;
  currency: string;
  /** Null for what was there before the session. */
  day: string | null;
}

/** Balances of gift cards and of cash back when a period began and ended, with what came and went in it, by currency. */
export function sumBalances(session: MockSession, { from, until }: { from: string; until: string }) {
  const giftCards: Entry[] = [];
  const cashBack: Entry[] = [];
  for (const { amount_remaining: amount, currency } of session.shop.giftCards.values())
    giftCards.push({ amount, currency, day: null });
  for (const { cashBack: amount } of session.shop.members)
    if (amount !== undefined) cashBack.push({ amount, currency: "USD", day: null });
  for (const { order, refunds } of session.orders.values()) {
    const { site, created_at, invoice } = order;
    const { currency, payments } = invoice;
    const at = (time: string) => ({ currency, day: localDay(session, site, time) });
    giftCards.push({ amount: -payments.giftCard, ...at(created_at) });
    cashBack.push(
      { amount: -payments.credits, ...at(created_at) },
      { amount: order.credits?.earned ?? 0, ...at(created_at) },
    );
    for (const { refund } of refunds) {
      giftCards.push({ amount: refund.payments.giftCard, ...at(refund.created_at) });
      cashBack.push(
        { amount: refund.payments.credits, ...at(refund.created_at) },
        { amount: -refund.cashBack, ...at(refund.created_at) },
      );
    }
  }
  return { giftCards: sum(giftCards, from, until), cashBack: sum(cashBack, from, until) };
}

function sum(entries: readonly Entry[], from: string, until: string): BalanceSums[] {
  const counted = entries.filter(({ day, amount }) => amount !== 0 && (day === null || day <= until));
  const currencies = [...new Set(counted.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = counted.filter((entry) => entry.currency === currency);
    const add = (amounts: readonly Entry[]) => sumAmounts(amounts.map(({ amount }) => amount));
    const before = own.filter(({ day }) => day === null || day < from);
    const within = own.filter(({ day }) => day !== null && day >= from);
    return {
      currency,
      opening: add(before),
      added: add(within.filter(({ amount }) => amount > 0)),
      used: sumAmounts([0, ...within.filter(({ amount }) => amount < 0).map(({ amount }) => -amount)]),
      closing: add(own),
    };
  });
}
