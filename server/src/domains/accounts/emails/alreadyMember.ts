import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
  en: {
    subject: "Your account",
    title: "You already have an account",
    tried: "Somebody, perhaps you, tried to join with this email. Log in, or choose “Forgot Password?”.",
    notMine: "If it was not you, ignore this email: nothing changes.",
  },
  fr: {
    subject: "Votre compte",
    title: "Vous avez déjà un compte",
    tried:
      "Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Connectez-vous, ou choisissez « Mot de passe oublié ? ».",
    notMine: "Si ce n’était pas vous, ignorez ce courriel : rien ne change.",
  },
  "fr-FR": {
    notMine: "Si ce n’était pas vous, ignorez cet e-mail : rien ne change.",
  },
} satisfies LocaleTexts;

/** To a member, when their address is used to join again: only they learn that it has an account. */
export function alreadyMember(locale: TextLocale, shop: EmailShop): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [text.tried, text.notMine]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "already-member": { user_id: number } & EmailReader;
  }
}
