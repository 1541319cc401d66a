import type { Language, Order, ReturnRequest } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock } from "../../../platform/mail/renderEmail.ts";
import { formatLines, orderEmail, orderLink } from "./orderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number}`,
    title: "We have your return request",
    order: (number: string, shop: string) => `It is about order ${number} at ${shop}.`,
    lines: "To be returned",
    reason: "Reason",
    reasons: {
      damaged: "Arrived damaged",
      "wrong-item": "Not what I ordered",
      "not-as-described": "Not as described",
      "changed-mind": "Changed my mind",
      other: "Something else",
    },
    next: "We write to you with the address to send it to. Keep everything in its package until then. Once it is with us, the money goes back the way you paid.",
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number}`,
    title: "Nous avons reçu votre demande de retour",
    order: (number: string, shop: string) => `Elle concerne la commande ${number} chez ${shop}.`,
    lines: "À retourner",
    reason: "Motif",
    reasons: {
      damaged: "Arrivé endommagé",
      "wrong-item": "Ce n’est pas ce que j’ai commandé",
      "not-as-described": "Non conforme à la description",
      "changed-mind": "J’ai changé d’avis",
      other: "Autre chose",
    },
    next: "Nous vous écrivons pour vous donner l’adresse d’envoi. Gardez tout dans son emballage jusque-là. Dès que nous l’avons, l’argent repart par votre moyen de paiement.",
  },
} satisfies Record<Language, unknown>;

/** Confirms a return. */
export function returnRequested(
  order: Order,
  { id: returnId, lines, reason, note }: Omit<ReturnRequest, "state">,
  shop: EmailShop,
): Mail {
  const { number, language } = order;
  const word = words[language];
  const goods = formatLines(order, lines, shop);
  const blocks: EmailBlock[] = [
    { kind: "text", text: word.order(number, shop.name) },
    { kind: "lines", title: word.lines, lines: goods },
    { kind: "lines", title: word.reason, lines: [word.reasons[reason]] },
    ...(note ? [{ kind: "quote", text: note } satisfies EmailBlock] : []),
    { kind: "text", text: word.next },
    orderLink(order, shop),
  ];
  return orderEmail(order, shop, {
    id: `return-requested.${returnId}`,
    subject: word.subject(number),
    title: word.title,
    blocks,
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "return-requested": { order_id: string; return_id: string; resend?: Resend };
  }
}
