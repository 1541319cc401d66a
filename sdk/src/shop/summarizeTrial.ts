import { decimalText, sumAmounts } from "../rules/money.ts";
import type { PromotionTrialResult } from "../rules/promotions/tryPromotion.ts";
import type { Currency, PromotionTrial, TriedCart } from "../types.ts";

/** A cart that a promotion was tried on, with what came of it. */
export interface Tried {
  /** Number of the order it was; null for a cart made by hand. */
  order: string | null;
  /** Place among the carts made by hand; null for an order's. */
  cart: number | null;
  currency: Currency;
  result: PromotionTrialResult;
}

const mostBelow = 20;

/** Sums up what a promotion would have done; `unsold` carts were left out. */
export function summarizeTrial(tried: readonly Tried[], unsold: number): PromotionTrial {
  const used = tried.filter(({ result }) => result.refusal === null);
  const refused = groupBy(
    tried.filter(({ result }) => result.refusal !== null),
    ({ result }) => result.refusal?.reference ?? "",
  );
  const costs = used.filter((each) => getCost(each) > 0);
  const dearest = [...costs].sort((a, b) => getCost(b) - getCost(a))[0];
  return {
    carts: tried.length,
    used: used.length,
    unsold,
    refusals: [...refused]
      .map(([reference, carts]) => ({ reference, carts: carts.length, example: presentCart(carts[0]!) }))
      .sort((a, b) => b.carts - a.carts),
    sums: [...groupBy(used, ({ currency }) => currency)].map(([currency, carts]) => ({
      currency,
      carts: carts.length,
      subtotal: decimalText(sumAmounts(carts.map(({ result }) => result.subtotal))),
      discounts: decimalText(sumAmounts(carts.map(({ result }) => result.discount))),
      gifts: decimalText(sumAmounts(carts.map(({ result }) => result.gift))),
    })),
    dearest: dearest === undefined ? null : presentCart(dearest),
    belowMinimum: used
      .filter(({ result }) => result.belowMinimum)
      .slice(0, mostBelow)
      .map(presentCart),
  };
}

const getCost = ({ result }: Tried): number => sumAmounts([result.discount, result.gift]);

function presentCart({ order, cart, currency, result }: Tried): TriedCart {
  const { subtotal, discount, gift, refusal, amounts } = result;
  const missing = refusal?.missing ?? null;
  return {
    order,
    cart,
    currency,
    subtotal: decimalText(subtotal),
    discount: decimalText(discount),
    gift: decimalText(gift),
    refusal: refusal?.reference ?? null,
    missing: missing !== null && "amount" in missing ? decimalText(missing.amount) : null,
    amounts: amounts.map(({ amount, value, rule, because }) => ({
      amount,
      value: decimalText(value),
      rule,
      because: because === null ? null : { ...because },
    })),
  };
}

/** Map.groupBy, which browsers have only since 2023 and 2024. */
function groupBy<Each, Key>(rows: readonly Each[], getKey: (row: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
}
