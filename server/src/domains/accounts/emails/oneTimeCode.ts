import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** The five digits that stand in for the bot check. The subject does not have them: screens show it while locked. */
export function oneTimeCode(code: string, minutes: number, language: Language): Letter {
  return language === "fr"
    ? {
        subject: "Votre code de connexion",
        text: `${code} est votre code de connexion. Il est valide ${minutes} minutes, une seule fois.\n\nSi vous n’avez pas demandé de code, quelqu’un connaît peut-être votre mot de passe : veuillez le changer.`,
      }
    : {
        subject: "Your login code",
        text: `${code} is your login code. It works once, for ${minutes} minutes.\n\nIf you did not ask for a code, somebody may know your password: please change it.`,
      };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "one-time-code": { code_id: string; language: Language };
  }
}
