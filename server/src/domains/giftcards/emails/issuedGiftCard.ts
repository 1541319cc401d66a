import { formatMoney } from "@velours/sdk/rules";
import { type LocaleTexts, siteLocale, textsIn } from "@velours/sdk/shop";
import type { GiftCard, Language } from "@velours/sdk/types";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** The email that delivers a gift card which the shop itself gives. */
export interface IssuedGiftCardEmail {
  card_id: number;
  to: string;
  message: string | null;
  language: Language;
}

const words = {
  en: {
    subject: "A gift for you",
    from: "We have a gift card for you",
    worth: (money: string, shop: string) => `It is worth ${money} at ${shop}.`,
    code: "Your code",
    use: "Enter it as “Gift card or promo code” in the bag or at the checkout. What you do not spend stays on the card.",
    visit: (shop: string) => `Visit ${shop}`,
    why: (shop: string) =>
      `You receive this email because ${shop} made the card for you. We ask for no password and no payment to use it.`,
  },
  fr: {
    subject: "Un cadeau pour vous",
    from: "Nous avons une carte-cadeau pour vous",
    worth: (money: string, shop: string) => `Elle vaut ${money} chez ${shop}.`,
    code: "Votre code",
    use: "Saisissez-le comme «\u00a0Carte-cadeau ou code promo\u00a0» dans le panier ou au paiement. Ce que vous ne dépensez pas reste sur la carte.",
    visit: (shop: string) => `Visiter ${shop}`,
    why: (shop: string) =>
      `${shop} a créé cette carte pour vous, c’est pourquoi vous recevez ce courriel. Nous ne demandons ni mot de passe ni paiement pour l’utiliser.`,
  },
  "fr-FR": {
    why: (shop: string) =>
      `${shop} a créé cette carte pour vous, c’est pourquoi vous recevez cet e-mail. Nous ne demandons ni mot de passe ni paiement pour l’utiliser.`,
  },
} satisfies LocaleTexts;

/** The subject names no product and no shop: others may see it. `shop` is the card's site. */
export function issuedGiftCard(
  { card_id, to, message, language }: IssuedGiftCardEmail,
  { code, amount_remaining, currency }: GiftCard,
  shop: EmailShop,
): Mail {
  const word = textsIn(words, siteLocale(language, null, shop));
  const money = formatMoney(amount_remaining, currency, { digits: 2 });
  return {
    id: `issued-gift-card.${card_id}@velours`,
    to,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.from,
      blocks: [
        ...(message ? [{ kind: "quote" as const, text: message }] : []),
        { kind: "text", text: word.worth(money, shop.name) },
        { kind: "code", label: word.code, code },
        { kind: "text", text: word.use },
        { kind: "link", label: word.visit(shop.name), url: pageUrl(shop, "/", language) },
        { kind: "text", text: word.why(shop.name) },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "issued-gift-card": IssuedGiftCardEmail;
  }
}
