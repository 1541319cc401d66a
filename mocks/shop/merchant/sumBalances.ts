import { sumAmounts } from "@velours/sdk/rules";
import type { BalanceSums } from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";
import { listMovements, type Movement } from "./listMovements.ts";

/**
 * Balances of gift cards and of cash back of the caller's sites when a period began and ended, with what came and went in it, by
 * currency.
 */
export function sumBalances(context: Context, { from, until }: { from: string; until: string }) {
  const { giftCards, cashBack } = listMovements(context);
  return { giftCards: sum(giftCards, from, until), cashBack: sum(cashBack, from, until) };
}

function sum(movements: readonly Movement[], from: string, until: string): BalanceSums[] {
  const counted = movements.filter(({ day }) => day === null || day <= until);
  const currencies = [...new Set(counted.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = counted.filter((movement) => movement.currency === currency);
    const add = (amounts: readonly Movement[]) => sumAmounts(amounts.map(({ amount }) => amount));
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
