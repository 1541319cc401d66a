import { type LocaleTexts, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Order, ReturnAnswer, ReturnRequest } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock } from "../../../platform/mail/renderEmail.ts";
import { formatLines, orderEmail, orderLink } from "./orderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number}`,
    titles: {
      approved: "You can send it back",
      declined: "We cannot take it back",
      received: "Your return has arrived",
    },
    order: (number: string, shop: string) => `It is about order ${number} at ${shop}.`,
    lines: "In this return",
    next: {
      approved: "Keep the proof of postage until you hear from us.",
      declined: "If something about this is wrong, reply to this email.",
      received:
        "We look at it now. The money goes back the way you paid, and you get an email once it is sent.",
    },
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number}`,
    titles: {
      approved: "Vous pouvez nous le renvoyer",
      declined: "Nous ne pouvons pas le reprendre",
      received: "Votre retour est arrivé",
    },
    order: (number: string, shop: string) => `Il concerne la commande ${number} chez ${shop}.`,
    lines: "Dans ce retour",
    next: {
      approved: "Gardez la preuve de dépôt jusqu’à ce que nous vous écrivions.",
      declined: "Si quelque chose vous semble inexact, répondez à ce courriel.",
      received:
        "Nous l’examinons maintenant. L’argent repart par votre moyen de paiement, et vous recevez un courriel dès qu’il est envoyé.",
    },
  },
  "fr-FR": {
    next: {
      declined: "Si quelque chose vous semble inexact, répondez à cet e-mail.",
      received:
        "Nous l’examinons maintenant. L’argent repart par votre moyen de paiement, et vous recevez un e-mail dès qu’il est envoyé.",
    },
  },
} satisfies LocaleTexts;

/** Tells the buyer of the shop's answer to a return. */
export function returnAnswered(
  order: Order,
  { id: returnId, lines }: Pick<ReturnRequest, "id" | "lines">,
  { answer, note, answeredAt }: ReturnAnswer,
  shop: EmailShop,
): Mail {
  const { number } = order;
  const word = textsIn(words, orderLocale(order, shop));
  const goods = formatLines(order, lines, shop);
  const blocks: EmailBlock[] = [
    { kind: "text", text: word.order(number, shop.name) },
    { kind: "lines", title: word.lines, lines: goods },
    ...(note ? [{ kind: "quote", text: note } satisfies EmailBlock] : []),
    { kind: "text", text: word.next[answer] },
    orderLink(order, shop),
  ];
  return orderEmail(order, shop, {
    id: `return-${answer}.${returnId}.${Date.parse(answeredAt)}`,
    subject: word.subject(number),
    title: word.titles[answer],
    blocks,
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "return-answered": { order_id: string; return_id: string; resend?: Resend };
  }
}
