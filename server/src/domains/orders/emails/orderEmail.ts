import { formatLine } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { type EmailBlock, renderEmail } from "../../../platform/mail/renderEmail.ts";

interface OrderEmail {
  /** The same for a job that is repeated. */
  id: string;
  /** Names no product and no shop: others may see it. */
  subject: string;
  title: string;
  blocks: readonly EmailBlock[];
}

/** An email to the buyer of an order, in the language it was bought in. */
export const orderEmail = (
  { user, language }: Order,
  shop: EmailShop,
  { id, ...content }: OrderEmail,
): Mail => ({
  id: `${id}@velours`,
  to: user.email,
  // Some of them ask for a reply, and the sender's address may be read by nobody.
  replyTo: shop.supportEmail,
  ...renderEmail({ language, shop, ...content }),
});

/** A paragraph of these sentences, each on its line; none without any. */
export function paragraph(...sentences: readonly (string | null | undefined)[]): EmailBlock[] {
  const text = sentences.filter(Boolean).join("\n");
  return text === "" ? [] : [{ kind: "text", text }];
}

const see = { en: "See your order", fr: "Voir votre commande" };

/** The way to the page of the order. */
export const orderLink = (
  { id, language }: Order,
  shop: EmailShop,
  label: string = see[language],
): EmailBlock => ({ kind: "link", label, url: pageUrl(shop, `/checkout?id=${id}`, language) });

/** Lines of an order, by their place in it, with so many units of each. */
export const formatLines = (
  { products, language }: Order,
  lines: readonly { line: number; quantity: number }[],
  { defaultLanguage }: EmailShop,
): string[] =>
  lines.flatMap(({ line, quantity }) => {
    const product = products[line - 1];
    return product === undefined ? [] : [formatLine(product, quantity, { language, defaultLanguage })];
  });
