import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
  en: {
    subject: "Your password",
    title: "Choose a new password",
    holds: (minutes: number) =>
      `Follow this link to choose a new password. It works once, for ${minutes} minutes.`,
    link: "Choose a new password",
    notMine: "If you did not ask for it, ignore this email: nothing changes.",
  },
  fr: {
    subject: "Votre mot de passe",
    title: "Choisissez un nouveau mot de passe",
    holds: (minutes: number) =>
      `Suivez ce lien pour choisir un nouveau mot de passe. Il est valide ${minutes} minutes, une seule fois.`,
    link: "Choisir un nouveau mot de passe",
    notMine: "Si vous n’avez rien demandé, ignorez ce courriel : rien ne change.",
  },
  "fr-FR": {
    notMine: "Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change.",
  },
} satisfies LocaleTexts;

/** The link to a new password. */
export function passwordReset(
  link: string,
  minutes: number,
  locale: TextLocale,
  shop: EmailShop,
): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [
    text.holds(minutes),
    { kind: "link", label: text.link, url: link },
    text.notMine,
  ]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    /** Without a user nothing is sent: the response must not tell whether there is one. */
    "password-reset": { user_id: number | null } & EmailReader;
  }
}
