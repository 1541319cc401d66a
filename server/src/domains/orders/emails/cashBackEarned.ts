import { formatMoney } from "@velours/sdk/rules";
import { type LocaleTexts, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { orderEmail } from "./orderEmail.ts";

const words = {
  en: {
    subject: (amount: string) => `You earned ${amount} in cash back`,
    title: (amount: string) => `${amount} for your next order`,
    order: (number: string, shop: string) => `Order ${number} at ${shop} earned you cash back.`,
    earned: "Cash back earned",
    spend:
      "It waits in the account with this email address and comes off your next order at checkout. No account yet? Make one with this address and confirm it, and the cash back is yours to spend.",
    see: "See your cash back",
  },
  fr: {
    subject: (amount: string) => `Vous avez gagné ${amount} de remise en argent`,
    title: (amount: string) => `${amount} pour votre prochaine commande`,
    order: (number: string, shop: string) =>
      `La commande ${number} chez ${shop} vous a rapporté une remise en argent.`,
    earned: "Remise en argent gagnée",
    spend:
      "Elle vous attend dans le compte lié à cette adresse et se déduit de votre prochaine commande au moment de payer. Pas encore de compte\u00a0? Créez-en un avec cette adresse et confirmez-la\u00a0: la remise est à vous.",
    see: "Voir votre remise en argent",
  },
  "fr-FR": {
    subject: (amount: string) => `Vous avez gagné ${amount} de cagnotte`,
    order: (number: string, shop: string) => `La commande ${number} chez ${shop} a alimenté votre cagnotte.`,
    earned: "Cagnotte gagnée",
    spend:
      "Elle vous attend dans le compte lié à cette adresse et se déduit de votre prochaine commande au moment de payer. Pas encore de compte\u00a0? Créez-en un avec cette adresse et confirmez-la\u00a0: la cagnotte est à vous.",
    see: "Voir votre cagnotte",
  },
} satisfies LocaleTexts;

/** Tells the buyer what an order earned. */
export function cashBackEarned(order: Order, earned: number, shop: EmailShop): Mail {
  const { id, number, language, invoice } = order;
  const word = textsIn(words, orderLocale(order, shop));
  const amount = formatMoney(earned, invoice.currency, { digits: 2 });
  return orderEmail(order, shop, {
    id: `cash-back-earned.${id}`,
    subject: word.subject(amount),
    title: word.title(amount),
    blocks: [
      { kind: "text", text: word.order(number, shop.name) },
      { kind: "rows", rows: [{ label: word.earned, value: amount, total: true }] },
      { kind: "text", text: word.spend },
      { kind: "link", label: word.see, url: pageUrl(shop, "/account/rewards", language) },
    ],
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "cash-back-earned": { order_id: string };
  }
}
