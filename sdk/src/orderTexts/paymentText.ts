import { paymentServiceName } from "../rules/index.ts";
import type { Language, Order } from "../types.ts";

const words = {
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
  {
    paymentMethod,
    cardDetails,
    invoice: { payments },
  }: Pick<Order, "paymentMethod" | "cardDetails" | "invoice">,
  language: Language,
): string | null {
  const word = words[language];
  const isCard = paymentMethod === "credit-card" || paymentMethod === "saved-credit-card";
  const parts = [
    payments.giftCard > 0 && word.giftCard,
    payments.credits > 0 && word.credits,
    isCard && (cardDetails ? word.ending(cardDetails.lastFour) : word.card),
    paymentServiceName(paymentMethod),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" + ") : null;
}
