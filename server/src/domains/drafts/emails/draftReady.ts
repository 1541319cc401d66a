import { formatDay } from "@velours/sdk/rules";
import { type LocaleTexts, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Language, MerchantDraft } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** The email with the link to an order that was prepared for its recipient. */
export interface DraftReadyEmail {
  draft_id: number;
  to: string;
  language: Language;
}

interface PreparedOrder {
  link: string;
  message: string | null;
  /** Its last day, `YYYY-MM-DD`. */
  lastDay: string;
  address: MerchantDraft["address"];
}

const words = {
  en: {
    subject: "Your order is ready to be paid",
    title: "Your order is ready to be paid",
    text: (shop: string) =>
      `${shop} prepared an order for you. Open it to see what is in it and today’s prices, and pay.`,
    open: "See your order",
    until: (day: string) => `The link works until ${day}, and for one payment. Keep it to yourself.`,
    why: (shop: string) =>
      `You receive this email because ${shop} prepared an order for you. If you did not expect it, you need not do anything: nothing is charged unless you pay.`,
  },
  fr: {
    subject: "Votre commande est prête à être payée",
    title: "Votre commande est prête à être payée",
    text: (shop: string) =>
      `${shop} a préparé une commande pour vous. Ouvrez-la pour voir ce qu’elle contient et les prix du jour, puis payez.`,
    open: "Voir votre commande",
    until: (day: string) =>
      `Le lien fonctionne jusqu’au ${day}, et pour un seul paiement. Gardez-le pour vous.`,
    why: (shop: string) =>
      `Vous recevez ce courriel parce que ${shop} a préparé une commande pour vous. Si vous ne l’attendiez pas, vous n’avez rien à faire\u00a0: rien n’est débité tant que vous ne payez pas.`,
  },
  "fr-FR": {
    why: (shop: string) =>
      `Vous recevez cet e-mail parce que ${shop} a préparé une commande pour vous. Si vous ne l’attendiez pas, vous n’avez rien à faire\u00a0: rien n’est débité tant que vous ne payez pas.`,
  },
} satisfies LocaleTexts;

/** The subject names no product and no shop: others may see it. */
export function draftReady(
  { draft_id, to, language }: DraftReadyEmail,
  { link, message, lastDay, address }: PreparedOrder,
  shop: EmailShop,
): Mail {
  const locale = orderLocale({ language, address: { billing: null, shipping: address } }, shop);
  const word = textsIn(words, locale);
  return {
    id: `draft-ready.${draft_id}@velours`,
    to,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.title,
      blocks: [
        ...(message ? [{ kind: "quote" as const, text: message }] : []),
        { kind: "text", text: word.text(shop.name) },
        { kind: "link", label: word.open, url: link },
        { kind: "text", text: word.until(formatDay(lastDay, locale)) },
        { kind: "text", text: word.why(shop.name) },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "draft-ready": DraftReadyEmail;
  }
}
