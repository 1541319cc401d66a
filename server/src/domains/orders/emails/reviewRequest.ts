import { type LocaleTexts, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { orderEmail, orderLink } from "./orderEmail.ts";

const words = {
  en: {
    subject: (number: string) => `How was your order ${number}?`,
    title: "How was your order?",
    order: (number: string, shop: string) =>
      `Your order ${number} left ${shop} a while ago. If you have it, tell others what you think of it, good or bad: a few stars are enough, and you choose the name that is shown.`,
    goods: "You can review",
    see: "Write a review",
    stop: "This is the only email that asks for a review of this order. If you want none for other orders, reply to this email and say so.",
  },
  fr: {
    subject: (number: string) => `Que pensez-vous de votre commande ${number}\u00a0?`,
    title: "Que pensez-vous de votre commande\u00a0?",
    order: (number: string, shop: string) =>
      `Votre commande ${number} a quitté ${shop} il y a quelque temps. Si vous l’avez reçue, dites aux autres ce que vous en pensez, en bien ou en mal\u00a0: quelques étoiles suffisent, et vous choisissez le nom affiché.`,
    goods: "Vous pouvez donner votre avis sur",
    see: "Donner votre avis",
    stop: "C’est le seul courriel qui demande un avis sur cette commande. Si vous n’en voulez pas pour d’autres commandes, répondez à ce courriel pour nous le dire.",
  },
  "fr-FR": {
    stop: "C’est le seul e-mail qui demande un avis sur cette commande. Si vous n’en voulez pas pour d’autres commandes, répondez à cet e-mail pour nous le dire.",
  },
} satisfies LocaleTexts;

/**
 * Asks the buyer for reviews of what they can review now; undefined when that is nothing, or its payment failed.
 */
export function reviewRequest(order: Order, shop: EmailShop): Mail | undefined {
  const { id, number, products, reviewable = [], status } = order;
  if (reviewable.length === 0 || status === "payment-failed") return undefined;
  const word = textsIn(words, orderLocale(order, shop));
  const lines = reviewable.flatMap(
    (productId) => products.find((product) => product.id === productId)?.title ?? [],
  );
  return orderEmail(order, shop, {
    id: `review-request.${id}`,
    subject: word.subject(number),
    title: word.title,
    blocks: [
      { kind: "text", text: word.order(number, shop.name) },
      { kind: "lines", title: word.goods, lines },
      orderLink(order, shop, word.see),
      { kind: "text", text: word.stop },
    ],
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "review-request": { order_id: string };
  }
}
