import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
  en: {
    subject: "Your sign-in",
    title: "Your authenticator app was taken off your account",
    next: "You are signed out everywhere. Your next sign-in sets up a new one.",
    notMine: "If you did not ask for this, change your password and write to us at once.",
  },
  fr: {
    subject: "Votre connexion",
    title: "Votre application d’authentification a été dissociée de votre compte",
    next: "Vous êtes déconnecté partout. À votre prochaine connexion vous en associerez une nouvelle.",
    notMine: "Si vous ne l’avez pas demandé, changez votre mot de passe et écrivez-nous aussitôt.",
  },
} satisfies LocaleTexts;

/** To a member, when the merchant removes their authenticator: the next sign-in sets up another. */
export function authenticatorReset(locale: TextLocale, shop: EmailShop): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [text.next, text.notMine]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "authenticator-reset": { user_id: number } & EmailReader;
  }
}
