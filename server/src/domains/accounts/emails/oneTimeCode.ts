import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "./accountEmail.ts";

const words = {
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
} satisfies LocaleTexts;

/** The five digits that stand in for the bot check. Neither subject nor title has them: screens show both while locked. */
export function oneTimeCode(
  code: string,
  minutes: number,
  locale: TextLocale,
  shop: EmailShop,
): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [
    { kind: "code", label: text.code, code },
    text.holds(minutes),
    text.notMine,
  ]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "one-time-code": { code_id: string } & EmailReader;
  }
}
