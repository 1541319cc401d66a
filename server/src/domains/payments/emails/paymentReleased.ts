import { formatMoney } from "@velours/sdk/rules";
import { type LocaleTexts, textsIn } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import { type EmailReader, readerLocale } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** Why there could be no order. */
export type ReleaseReason =
  | "soldOut"
  | "promotionUsedUp"
  | "balanceSpent"
  | "draftNotOpen"
  | "refused"
  | "failed";

/** A payment that was made and given back, because there could be no order. */
export interface ReleasedPayment extends EmailReader {
  attempt_id: string;
  email: string;
  amount: number;
  currency: string;
  /** Where it was paid; missing in jobs from before it was stored. */
  site?: string;
  /** Missing in jobs from before there were reasons. */
  reason?: ReleaseReason;
}

const words = {
  en: {
    subject: "Your payment was given back",
    title: "Your order could not be placed",
    sorry: {
      soldOut: "We are sorry: something in your order was bought by somebody else a moment before you.",
      promotionUsedUp: "We are sorry: the promo code of your order was used up a moment before you ordered.",
      balanceSpent:
        "We are sorry: the gift card or cash back of your order was spent elsewhere a moment before you ordered.",
      draftNotOpen:
        "We are sorry: the order that was prepared for you was paid or closed a moment before your payment.",
      refused:
        "Too many payments with this card failed lately, so we could not accept another. Please try again in a quarter of an hour, or pay otherwise.",
      failed: "We are sorry: something went wrong on our side.",
    },
    amount: (money: string) =>
      `You have not been charged. The ${money} held for this order has been let go; your bank may take a few days to show it.`,
    cart: "Your cart is as it was. We would be glad to see you again.",
  },
  fr: {
    subject: "Votre paiement vous a été rendu",
    title: "Votre commande n’a pas pu être passée",
    sorry: {
      soldOut:
        "Nous sommes désolés : un article de votre commande a été acheté par quelqu’un d’autre juste avant vous.",
      promotionUsedUp:
        "Nous sommes désolés : le code promotionnel de votre commande a été épuisé juste avant votre achat.",
      balanceSpent:
        "Nous sommes désolés : la carte-cadeau ou la remise en argent de votre commande a été dépensée ailleurs juste avant votre achat.",
      draftNotOpen:
        "Nous sommes désolés : la commande préparée pour vous a été payée ou fermée juste avant votre paiement.",
      refused:
        "Trop de paiements avec cette carte ont échoué récemment ; nous n’avons donc pas pu en accepter un autre. Veuillez réessayer dans un quart d’heure, ou payer autrement.",
      failed: "Nous sommes désolés : une erreur s’est produite de notre côté.",
    },
    amount: (money: string) =>
      `Vous n’avez pas été débité. Les ${money} retenus pour cette commande ont été libérés ; votre banque peut mettre quelques jours à l’afficher.`,
    cart: "Votre panier est resté tel quel. Nous serions heureux de vous revoir.",
  },
  "fr-FR": {
    sorry: {
      balanceSpent:
        "Nous sommes désolés : la carte-cadeau ou la cagnotte de votre commande a été dépensée ailleurs juste avant votre achat.",
    },
  },
} satisfies LocaleTexts;

/** Says that no money was taken after all. The subject names no product and no shop: bystanders may see it. */
export function paymentReleased(payment: ReleasedPayment, shop: EmailShop): Mail {
  const { attempt_id, email, language, country, amount, currency, reason = "failed" } = payment;
  const word = textsIn(words, readerLocale({ language, country }, shop));
  const money = formatMoney(amount, currency as Currency, { digits: 2 });
  return {
    id: `payment-released.${attempt_id}@velours`,
    to: email,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.title,
      blocks: [word.sorry[reason], word.amount(money), word.cart].map((text) => ({
        kind: "text",
        text,
      })),
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "payment-released": ReleasedPayment;
  }
}
