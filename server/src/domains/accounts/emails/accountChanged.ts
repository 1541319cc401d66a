import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

/** Changes of how a member signs in. */
export type AccountChange = "password" | "username" | "authenticator";

const words = {
  en: {
    subject: "Your account was changed",
    changed: {
      password: "The password of your account was changed, and you are signed out everywhere else.",
      username: "The username of your account was changed.",
      authenticator:
        "An authenticator app was set up for your account. From now on, logging in asks for its code.",
    },
    mine: "If it was you, there is nothing to do.",
    notMine:
      "If it was not you, choose “Forgot Password?” on the login page at once: the link it sends to this address sets another password and signs everybody out. Then write to us.",
  },
  fr: {
    subject: "Votre compte a été modifié",
    changed: {
      password: "Le mot de passe de votre compte a été changé, et vous êtes déconnecté partout ailleurs.",
      username: "Le nom d’utilisateur de votre compte a été changé.",
      authenticator:
        "Une application d’authentification a été associée à votre compte. Désormais, son code vous est demandé à la connexion.",
    },
    mine: "Si c’était vous, il n’y a rien à faire.",
    notMine:
      "Si ce n’était pas vous, choisissez aussitôt « Mot de passe oublié ? » sur la page de connexion : le lien envoyé à cette adresse définit un autre mot de passe et déconnecte tout le monde. Puis écrivez-nous.",
  },
} satisfies LocaleTexts;

/** Tells a member that how they sign in was changed, and what to do if it was not them. It names no secret. */
export function accountChanged(change: AccountChange, locale: TextLocale, shop: EmailShop): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [text.changed[change], text.mine, text.notMine]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "account-changed": { user_id: number; change: AccountChange } & EmailReader;
  }
}
