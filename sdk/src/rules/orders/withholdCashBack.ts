import { sumAmounts } from "../money.ts";
import type { RefundPlan } from "./planRefund.ts";

/** Effective refund when some of the cash back to be taken was spent already. */
export interface NetRefund {
  payments: { id: string; amount: number; withheld: number }[];
  giftCard: number;
  giftCardWithheld: number;
  withheld: number;
  /** Given back, by payments, gift card and cash back. */
  amount: number;
}

/**
 * Takes what is missing of the cash back from the refund: from the payments first, then from what returns to the gift
 * card. Cash back that was paid with has been given back before and is counted in what was there.
 */
export function withholdCashBack({ payments, giftCard, amount }: RefundPlan, missing: number): NetRefund {
  let left = Math.max(0, missing);
  const take = (amount: number): number => {
    const taken = Math.min(left, amount);
    left = sumAmounts([left, -taken]);
    return taken;
  };
  const net = payments.map(({ id, amount }) => {
    const withheld = take(amount);
    return { id, amount: sumAmounts([amount, -withheld]), withheld };
  });
  const giftCardWithheld = take(giftCard);
  const withheld = sumAmounts([...net.map((payment) => payment.withheld), giftCardWithheld]);
  return {
    payments: net,
    giftCard: sumAmounts([giftCard, -giftCardWithheld]),
    giftCardWithheld,
    withheld,
    amount: sumAmounts([amount, -withheld]),
  };
}
