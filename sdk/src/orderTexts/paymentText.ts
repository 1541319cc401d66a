import { paymentServiceName } from "../rules/index.ts";
import type { Language, Order } from "../types.ts";

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
} satisfies Record<Language, unknown>;

/** How an order was paid, in the words of emails and invoices; null when there was nothing to pay. */
export function paymentText(
  order: Pick<Order, "paymentMethod" | "cardDetails" | "invoice">,
  language: Language,
): string | null {
  const { payments } = order.invoice;
  const word = paymentWords[language];
  const parts = [
    payments.giftCard > 0 && word.giftCard,
    payments.credits > 0 && word.credits,
    serviceText(order, language),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" + ") : null;
}

/** The card or the payment service of an order; undefined when neither was needed. */
export function serviceText(
  { paymentMethod, cardDetails }: Pick<Order, "paymentMethod" | "cardDetails">,
  language: Language,
): string | undefined {
  const word = paymentWords[language];
  if (paymentMethod === "credit-card" || paymentMethod === "saved-credit-card")
    return cardDetails ? word.ending(cardDetails.lastFour) : word.card;
  return paymentServiceName(paymentMethod);
}
