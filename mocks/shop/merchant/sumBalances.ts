import { sumAmounts } from "@velours/sdk/rules";
import { type BalanceSums, mayUseSite } from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";
import { localDay } from "./localDay.ts";

interface Entry {
  amount: number;
  currency: string;
  /** Null for what was there before the session. */
  day: string | null;
}

/**
 * Balances of gift cards and of cash back of the caller's sites when a period began and ended, with what came and went in it, by
 * currency.
 */
export function sumBalances(context: Context, { from, until }: { from: string; until: string }) {
  const { session } = context;
  const giftCards = session.giftCards
    .changes()
    .filter(({ site }) => mayUseSite(context, site))
    .map(({ kind, site, time, ...change }): Entry => {
      const isOlder = kind === "import" && Date.parse(time) <= session.openedAt.getTime();
      return { ...change, day: isOlder ? null : localDay(session, site, time) };
    });
  const cashBack: Entry[] = [];
  for (const { cashBack: amount } of session.shop.members)
    if (amount !== undefined && mayUseSite(context, "boutique"))
      cashBack.push({ amount, currency: "USD", day: null });
  for (const { order, refunds } of session.orders.values()) {
    const { site, created_at, invoice } = order;
    if (!mayUseSite(context, site)) continue;
    const { currency, payments } = invoice;
    const at = (time: string) => ({ currency, day: localDay(session, site, time) });
    cashBack.push(
      { amount: -payments.credits, ...at(created_at) },
      { amount: order.credits?.earned ?? 0, ...at(created_at) },
    );
    for (const { refund } of refunds)
      cashBack.push(
        { amount: refund.payments.credits, ...at(refund.created_at) },
        { amount: -refund.cashBack, ...at(refund.created_at) },
      );
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
