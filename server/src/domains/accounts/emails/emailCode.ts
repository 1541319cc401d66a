import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** The five digits that prove a member's address. Somebody else may have joined with it: they must not get them. */
export function emailCode(code: string, minutes: number, language: Language): Letter {
  return language === "fr"
    ? {
        subject: "Confirmez votre adresse courriel",
        text: `${code} est votre code de confirmation. Saisissez-le dans votre compte, dans le navigateur qui l’a demandé. Il est valide ${minutes} minutes, une seule fois.\n\nSi vous ne l’avez pas demandé, ne le donnez à personne et ignorez ce courriel : rien ne change.`,
      }
    : {
        subject: "Confirm your email",
        text: `${code} is your confirmation code. Type it into your account, in the browser that asked for it. It works once, for ${minutes} minutes.\n\nIf you did not ask for it, give it to nobody and ignore this email: nothing changes.`,
      };
}
