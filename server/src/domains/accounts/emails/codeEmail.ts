import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
  "one-time-code": {
    en: {
      subject: "Your login code",
      title: "Log in with this code",
      code: "Your login code",
      holds: (minutes: number) => `It works once, for ${minutes} minutes.`,
      notMine: "If you did not ask for a code, somebody may know your password: please change it.",
    },
    fr: {
      subject: "Votre code de connexion",
      title: "Connectez-vous avec ce code",
      code: "Votre code de connexion",
      holds: (minutes: number) => `Il est valide ${minutes} minutes, une seule fois.`,
      notMine:
        "Si vous n’avez pas demandé de code, quelqu’un connaît peut-être votre mot de passe : veuillez le changer.",
    },
  },
  "email-code": {
    en: {
      subject: "Confirm your email",
      title: "Confirm that this email is yours",
      code: "Your confirmation code",
      holds: (minutes: number) =>
        `Type it into your account, in the browser that asked for it. It works once, for ${minutes} minutes.`,
      notMine: "If you did not ask for it, give it to nobody and ignore this email: nothing changes.",
    },
    fr: {
      subject: "Confirmez votre adresse courriel",
      title: "Confirmez que cette adresse est la vôtre",
      code: "Votre code de confirmation",
      holds: (minutes: number) =>
        `Saisissez-le dans votre compte, dans le navigateur qui l’a demandé. Il est valide ${minutes} minutes, une seule fois.`,
      notMine:
        "Si vous ne l’avez pas demandé, ne le donnez à personne et ignorez ce courriel : rien ne change.",
    },
    "fr-FR": {
      subject: "Confirmez votre adresse e-mail",
      notMine:
        "Si vous ne l’avez pas demandé, ne le donnez à personne et ignorez cet e-mail : rien ne change.",
    },
  },
} satisfies Record<string, LocaleTexts>;

/**
 * Five digits that stand in for the bot check, or prove a member's address: a stranger can have joined with it and must not
 * get them. Neither subject nor title has them: screens show both while locked.
 */
export function codeEmail(
  template: keyof typeof words,
  { code, minutes }: { code: string; minutes: number },
  locale: TextLocale,
  shop: EmailShop,
): RenderedEmail {
  const text = textsIn(words[template], locale);
  return accountEmail(locale, shop, text, [
    { kind: "code", label: text.code, code },
    text.holds(minutes),
    text.notMine,
  ]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "one-time-code": { code_id: string } & EmailReader;
    "email-code": { code_id: string } & EmailReader;
  }
}
