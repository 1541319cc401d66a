import { formatMoney } from "@velours/sdk/rules";
import type { Currency, Language } from "@velours/sdk/types";
import type { Mail } from "./MailProvider.ts";

/** A payment that was made and given back, because there could be no order. */
export interface ReleasedPayment {
  attempt_id: string;
  email: string;
  language: Language;
  amount: number;
  currency: string;
}

const words = {
  en: {
    subject: "Your payment was given back",
    sorry: "We are sorry: something in your order was bought by somebody else a moment before you.",
    amount: (money: string) =>
      `You have not been charged. The ${money} held for this order has been let go; your bank may take a few days to show it.`,
    cart: "Your cart is as it was. We would be glad to see you again.",
  },
  fr: {
    subject: "Votre paiement vous a été rendu",
    sorry:
      "Nous sommes désolés : un article de votre commande a été acheté par quelqu’un d’autre juste avant vous.",
    amount: (money: string) =>
      `Vous n’avez pas été débité. Les ${money} retenus pour cette commande ont été libérés ; votre banque peut mettre quelques jours à l’afficher.`,
    cart: "Votre panier est resté tel quel. Nous serions heureux de vous revoir.",
  },
} satisfies Record<Language, unknown>;

/** Says that no money was taken after all. The subject names no product and no shop: others may see it. */
export function paymentReleased({ attempt_id, email, language, amount, currency }: ReleasedPayment): Mail {
  const word = words[language];
  const money = formatMoney(amount, currency as Currency, { digits: 2 });
  return {
    id: `payment-released.${attempt_id}@velours`,
    to: email,
    subject: word.subject,
    text: [word.sorry, word.amount(money), word.cart].join("\n\n"),
  };
}
