import { createHash } from "node:crypto";
import { formatMoney } from "@velours/sdk/rules";
import { type LocaleTexts, siteLocale, textsIn } from "@velours/sdk/shop";
import type { GiftCard } from "@velours/sdk/types";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** The email that delivers a bought gift card: the unit of an order, its sender and its recipient. */
export interface GiftCardEmail extends EmailReader {
  order_id: string;
  /** Place among the gift cards of the order, from 0. */
  unit: number;
  to: string;
  /** Sender name on the card. */
  name: string;
  message: string | null;
}

const words = {
  en: {
    subject: "A gift for you",
    from: (name: string) => `${name} sends you a gift card`,
    worth: (money: string, shop: string) => `It is worth ${money} at ${shop}.`,
    code: "Your code",
    use: "Enter it as “Gift card or promo code” in the bag or at the checkout. What you do not spend stays on the card.",
    visit: (shop: string) => `Visit ${shop}`,
    why: (name: string, shop: string) =>
      `You receive this email because ${name} bought the card for you at ${shop}. We ask for no password and no payment to use it.`,
  },
  fr: {
    subject: "Un cadeau pour vous",
    from: (name: string) => `${name} vous envoie une carte-cadeau`,
    worth: (money: string, shop: string) => `Elle vaut ${money} chez ${shop}.`,
    code: "Votre code",
    use: "Saisissez-le comme «\u00a0Carte-cadeau ou code promo\u00a0» dans le panier ou au paiement. Ce que vous ne dépensez pas reste sur la carte.",
    visit: (shop: string) => `Visiter ${shop}`,
    why: (name: string, shop: string) =>
      `${name} a acheté cette carte pour vous chez ${shop}, c’est pourquoi vous recevez ce courriel. Nous ne demandons ni mot de passe ni paiement pour l’utiliser.`,
  },
  "fr-FR": {
    why: (name: string, shop: string) =>
      `${name} a acheté cette carte pour vous chez ${shop}, c’est pourquoi vous recevez cet e-mail. Nous ne demandons ni mot de passe ni paiement pour l’utiliser.`,
  },
} satisfies LocaleTexts;

/** The same for a job that is repeated. Its recipient may be anybody, and the order's id is its buyer's right. */
const hashUnit = (orderId: string, unit: number): string =>
  createHash("sha256").update(`${orderId} ${unit}`).digest("hex").slice(0, 32);

/** In the shopper's language. The subject names no product and no shop: others may see it. `shop` is the card's site. */
export function boughtGiftCard(
  { order_id, unit, to, name, message, language, country }: GiftCardEmail,
  { code, amount_remaining, currency }: GiftCard,
  shop: EmailShop,
): Mail {
  const word = textsIn(words, siteLocale(language, country, shop));
  const money = formatMoney(amount_remaining, currency, { digits: 2 });
  return {
    id: `gift-card.${hashUnit(order_id, unit)}@velours`,
    to,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.from(name),
      blocks: [
        ...(message ? [{ kind: "quote" as const, text: message }] : []),
        { kind: "text", text: word.worth(money, shop.name) },
        { kind: "code", label: word.code, code },
        { kind: "text", text: word.use },
        { kind: "link", label: word.visit(shop.name), url: pageUrl(shop, "/", language) },
        { kind: "text", text: word.why(name, shop.name) },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "gift-card": GiftCardEmail;
  }
}
