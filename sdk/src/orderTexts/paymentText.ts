import { paymentServiceName } from "../rules/index.ts";
import type { Order } from "../types.ts";
import { type LocaleTexts, type TextLocale, textsIn } from "./textsIn.ts";

export const paymentWords = {
  en: {
    card: "Credit card",
    ending: (digits: string) => `Credit card ending in ${digits}`,
    giftCard: "Gift card",
    credits: "Cash back",
  },
  fr: {
    card: "Carte de crédit",
    ending: (digits: string) => `Carte de crédit se terminant par ${digits}`,
    giftCard: "Carte-cadeau",
    credits: "Remise en argent",
  },
  "fr-FR": { credits: "Cagnotte" },
} satisfies LocaleTexts;

/** How an order was paid, in the words of emails and invoices; null when there was nothing to pay. */
export function paymentText(
  order: Pick<Order, "paymentMethod" | "cardDetails" | "invoice">,
  locale: TextLocale,
): string | null {
  const { payments } = order.invoice;
  const word = textsIn(paymentWords, locale);
  const parts = [
    payments.giftCard > 0 && word.giftCard,
    payments.credits > 0 && word.credits,
    serviceText(order, locale),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" + ") : null;
}

/** The card or the payment service of an order; undefined when neither was needed. */
export function serviceText(
  { paymentMethod, cardDetails }: Pick<Order, "paymentMethod" | "cardDetails">,
  locale: TextLocale,
): string | undefined {
  const word = textsIn(paymentWords, locale);
  if (paymentMethod === "credit-card" || paymentMethod === "saved-credit-card")
    return cardDetails ? word.ending(cardDetails.lastFour) : word.card;
  return paymentServiceName(paymentMethod);
}
