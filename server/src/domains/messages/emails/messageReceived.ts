import { type LocaleTexts, textsIn } from "@velours/sdk/shop";
import { readerLocale } from "../../../platform/mail/EmailReader.ts";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";
import type { MessageFacts } from "./contactMessage.ts";

const words = {
  en: {
    subject: "We have your message",
    title: "Thank you for writing",
    text: "A person reads your message and answers to this address.",
    order: (number: string) => `You wrote about order ${number}.`,
    notMine: "If it was not you who wrote, ignore this email.",
    help: "See the help",
  },
  fr: {
    subject: "Nous avons votre message",
    title: "Merci de nous avoir écrit",
    text: "Une personne lit votre message et vous répond à cette adresse.",
    order: (number: string) => `Vous nous avez écrit au sujet de la commande ${number}.`,
    notMine: "Si vous n’avez rien écrit, ignorez ce courriel.",
    help: "Voir l’aide",
  },
  "fr-FR": {
    notMine: "Si vous n’avez rien écrit, ignorez cet e-mail.",
  },
} satisfies LocaleTexts;

/**
 * To the sender, in their language, without their name and words: anyone can type another's address, and the shop would
 * carry to it what they wrote.
 */
export function messageReceived(
  { email, number, language, country }: MessageFacts,
  shop: EmailShop,
): Omit<Mail, "id"> {
  const word = textsIn(words, readerLocale({ language, country }, shop));
  return {
    to: email,
    ...renderEmail({
      language,
      shop,
      subject: word.subject,
      title: word.title,
      blocks: [
        { kind: "text", text: word.text },
        ...(number ? [{ kind: "text" as const, text: word.order(number) }] : []),
        { kind: "link", label: word.help, url: pageUrl(shop, "/help", language) },
        { kind: "text", text: word.notMine },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "message-received": MessageFacts;
  }
}
