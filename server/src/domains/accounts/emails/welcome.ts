import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
  en: {
    subject: "Welcome",
    title: "Your account is ready",
    choose: (hours: number) => `Follow this link to choose a password. It works once, for ${hours} hours.`,
    link: "Choose a password",
    later: "After that, “Forgot Password?” sends you another one.",
    login: "You can log in with your email and your password.",
    aims: {
      cashBack: "To see and use your cash back",
      orders: "To see orders that were placed with this email without an account",
    },
    confirm: (aim: string) =>
      `${aim}, confirm once that this email is yours: ask for a code in your account, log in with a code sent by email, or choose “Forgot Password?”.`,
    notMine: "If it was not you, ignore this email: without it nobody gets what is yours.",
  },
  fr: {
    subject: "Bienvenue",
    title: "Votre compte est créé",
    choose: (hours: number) =>
      `Suivez ce lien pour choisir un mot de passe. Il est valide ${hours} heures, une seule fois.`,
    link: "Choisir un mot de passe",
    later: "Passé ce délai, « Mot de passe oublié ? » vous en envoie un autre.",
    login: "Vous pouvez vous connecter avec votre adresse courriel et votre mot de passe.",
    aims: {
      cashBack: "Pour voir et utiliser votre remise en argent",
      orders: "Pour voir les commandes passées sans compte avec cette adresse",
    },
    confirm: (aim: string) =>
      `${aim}, confirmez une fois que cette adresse est la vôtre : demandez un code dans votre compte, connectez-vous avec un code envoyé par courriel, ou choisissez « Mot de passe oublié ? ».`,
    notMine:
      "Si ce n’était pas vous, ignorez ce courriel : sans lui, personne ne reçoit ce qui vous revient.",
  },
  "fr-FR": {
    login: "Vous pouvez vous connecter avec votre adresse e-mail et votre mot de passe.",
    aims: { cashBack: "Pour voir et utiliser votre cagnotte" },
    confirm: (aim: string) =>
      `${aim}, confirmez une fois que cette adresse est la vôtre : demandez un code dans votre compte, connectez-vous avec un code envoyé par e-mail, ou choisissez « Mot de passe oublié ? ».`,
    notMine: "Si ce n’était pas vous, ignorez cet e-mail : sans lui, personne ne reçoit ce qui vous revient.",
  },
} satisfies LocaleTexts;

/** To a new member; `link` sets the password after an order. */
export function welcome(
  link: string | undefined,
  hours: number,
  locale: TextLocale,
  shop: EmailShop,
): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(
    locale,
    shop,
    text,
    link
      ? [text.choose(hours), { kind: "link", label: text.link, url: link }, text.later]
      : [text.login, text.confirm(text.aims[shop.hasCashBack ? "cashBack" : "orders"]), text.notMine],
  );
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    welcome: { user_id: number } & EmailReader;
    "welcome-after-order": { user_id: number } & EmailReader;
  }
}
