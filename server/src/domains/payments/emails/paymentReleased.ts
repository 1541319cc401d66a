import { formatMoney } from "@velours/sdk/rules";
import { type LocaleTexts, textsIn } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import { type EmailReader, readerLocale } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** A payment is for an order, for an offer that is added to one, or for a month of a subscription. */
export type PaymentPurpose = "order" | "offer" | "month";

/** Why there could be no order. */
export type ReleaseReason =
  | "soldOut"
  | "promotionUsedUp"
  | "balanceSpent"
  | "draftNotOpen"
  | "offerEnded"
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
  /** Missing in jobs from before it was stored: an order. */
  purpose?: PaymentPurpose;
}

const words = {
  en: {
    subject: "Your payment was given back",
    sorry: {
      promotionUsedUp: "We are sorry: the promo code of your order was used up a moment before you ordered.",
      balanceSpent:
        "We are sorry: the gift card or cash back of your order was spent elsewhere a moment before you ordered.",
      draftNotOpen:
        "We are sorry: the order that was prepared for you was paid or closed a moment before your payment.",
      offerEnded: "We are sorry: the offer had ended or was accepted already before this payment.",
      refused:
        "Too many payments with this card failed lately, so we could not accept another. Please try again in a quarter of an hour, or pay otherwise.",
      failed: "We are sorry: something went wrong on our side.",
    },
    order: {
      title: "Your order could not be placed",
      soldOut: "We are sorry: something in your order was bought by somebody else a moment before you.",
      amount: (money: string) =>
        `You have not been charged. The ${money} held for this order has been let go; your bank may take a few days to show it.`,
      last: "Your cart is as it was. We would be glad to see you again.",
    },
    offer: {
      title: "This payment added nothing to your order",
      soldOut: "We are sorry: what you wanted to add was bought by somebody else a moment before you.",
      amount: (money: string) =>
        `You have not been charged. The ${money} held for this addition has been let go; your bank may take a few days to show it.`,
      last: "This payment changed nothing in your order.",
    },
    month: {
      title: "Your subscription could not be ordered",
      soldOut:
        "We are sorry: something in your subscription was bought by somebody else a moment before you.",
      amount: (money: string) =>
        `You have not been charged. The ${money} held for it has been let go; your bank may take a few days to show it.`,
      last: "Nothing was ordered.",
    },
  },
  fr: {
    subject: "Votre paiement vous a été rendu",
    sorry: {
      promotionUsedUp:
        "Nous sommes désolés : le code promotionnel de votre commande a été épuisé juste avant votre achat.",
      balanceSpent:
        "Nous sommes désolés : la carte-cadeau ou la remise en argent de votre commande a été dépensée ailleurs juste avant votre achat.",
      draftNotOpen:
        "Nous sommes désolés : la commande préparée pour vous a été payée ou fermée juste avant votre paiement.",
      offerEnded: "Nous sommes désolés : l’offre avait pris fin ou était déjà acceptée avant ce paiement.",
      refused:
        "Trop de paiements avec cette carte ont échoué récemment ; nous n’avons donc pas pu en accepter un autre. Veuillez réessayer dans un quart d’heure, ou payer autrement.",
      failed: "Nous sommes désolés : une erreur s’est produite de notre côté.",
    },
    order: {
      title: "Votre commande n’a pas pu être passée",
      soldOut:
        "Nous sommes désolés : un article de votre commande a été acheté par quelqu’un d’autre juste avant vous.",
      amount: (money: string) =>
        `Vous n’avez pas été débité. Les ${money} retenus pour cette commande ont été libérés ; votre banque peut mettre quelques jours à l’afficher.`,
      last: "Votre panier est resté tel quel. Nous serions heureux de vous revoir.",
    },
    offer: {
      title: "Ce paiement n’a rien ajouté à votre commande",
      soldOut:
        "Nous sommes désolés : ce que vous vouliez ajouter a été acheté par quelqu’un d’autre juste avant vous.",
      amount: (money: string) =>
        `Vous n’avez pas été débité. Les ${money} retenus pour cet ajout ont été libérés ; votre banque peut mettre quelques jours à l’afficher.`,
      last: "Ce paiement n’a rien changé à votre commande.",
    },
    month: {
      title: "Votre abonnement n’a pas pu être commandé",
      soldOut:
        "Nous sommes désolés : un article de votre abonnement a été acheté par quelqu’un d’autre juste avant vous.",
      amount: (money: string) =>
        `Vous n’avez pas été débité. Les ${money} retenus ont été libérés ; votre banque peut mettre quelques jours à l’afficher.`,
      last: "Rien n’a été commandé.",
    },
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
  const { attempt_id, email, language, country, currency, purpose = "order", reason = "failed" } = payment;
  const { subject, sorry, ...word } = textsIn(words, readerLocale({ language, country }, shop));
  const { title, soldOut, amount, last } = word[purpose];
  const money = formatMoney(payment.amount, currency as Currency, { digits: 2 });
  return {
    id: `payment-released.${attempt_id}@velours`,
    to: email,
    ...renderEmail({
      language,
      shop,
      subject,
      title,
      blocks: [reason === "soldOut" ? soldOut : sorry[reason], amount(money), last].map((text) => ({
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
