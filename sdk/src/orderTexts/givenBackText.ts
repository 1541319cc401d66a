import { formatMoney } from "../rules/index.ts";
import type { Order, Refund } from "../types.ts";
import { paymentWords, serviceText } from "./paymentText.ts";
import { type TextLocale, textsIn } from "./textsIn.ts";

/**
 * Text of the payments a refund went back to, each with its amount when there are several; null when there
 * are none.
 */
export function givenBackText(order: Order, { payments }: Refund, locale: TextLocale): string | null {
  const word = textsIn(paymentWords, locale);
  const parts = [
    { means: serviceText(order, locale) ?? word.card, amount: payments.creditCard },
    { means: word.giftCard, amount: payments.giftCard },
    { means: word.credits, amount: payments.credits },
  ].filter(({ amount }) => amount > 0);
  const money = (amount: number) => formatMoney(amount, order.invoice.currency, { digits: 2 });
  if (parts.length < 2) return parts[0]?.means ?? null;
  return parts.map(({ means, amount }) => `${means} (${money(amount)})`).join(", ");
}
