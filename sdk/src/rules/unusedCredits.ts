import type { Invoice } from "../types.ts";
import { sumAmounts } from "./money.ts";

/** The rest of the last whole amount of cash back, which pays for nothing; 0 when there is none. */
export function unusedCredits({ subtotal, discounts, shipping, taxes, payments, total }: Invoice): number {
  if (payments.credits === 0) return 0;
  const due = [subtotal, -discounts.promotion, shipping, taxes.included ? 0 : taxes.total];
  const paid = [payments.credits, payments.giftCard, total];
  return Math.max(0, sumAmounts([...paid, ...due.map((amount) => -amount)]));
}
