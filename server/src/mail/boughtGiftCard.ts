import { formatMoney } from "@velours/sdk/rules";
import type { GiftCard, Language } from "@velours/sdk/types";
import type { Mail } from "./MailProvider.ts";

/** The letter that brings a bought gift card: the unit of an order, from whom and to whom. */
export interface GiftCardLetter {
  order_id: string;
  /** Place among the gift cards of the order, from 0. */
  unit: number;
  to: string;
  /** Sender name on the card. */
  name: string;
  message: string | null;
  language: Language;
}

const words = {
  en: {
    subject: "A gift for you",
    from: (name: string) => `${name} sends you a gift card.`,
    worth: (money: string) => `It is worth ${money}.`,
    code: (code: string) => `Your code: ${code}`,
    use: (url: string) =>
      `Enter it as “Gift card or promo code” in the cart or at the checkout of ${url}. What you do not spend stays on the card.`,
  },
  fr: {
    subject: "Un cadeau pour vous",
    from: (name: string) => `${name} vous envoie une carte-cadeau.`,
    worth: (money: string) => `Elle vaut ${money}.`,
    code: (code: string) => `Votre code : ${code}`,
    use: (url: string) =>
      `Saisissez-le comme « Carte-cadeau ou code promo » dans le panier ou au paiement sur ${url}. Ce que vous ne dépensez pas reste sur la carte.`,
  },
} satisfies Record<Language, unknown>;

/** In the shopper's language. The subject names no product and no shop: others may see it. `url` is the card's site. */
export function boughtGiftCard(
  { order_id, unit, to, name, message, language }: GiftCardLetter,
  { code, amount_remaining, currency }: GiftCard,
  url: string,
): Mail {
  const word = words[language];
  return {
    id: `gift-card.${order_id}.${unit}@velours`,
    to,
    subject: word.subject,
    text: [
      word.from(name),
      ...(message ? [message] : []),
      word.worth(formatMoney(amount_remaining, currency, { digits: 2 })),
      word.code(code),
      word.use(url),
    ].join("\n\n"),
  };
}
