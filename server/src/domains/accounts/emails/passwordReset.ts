import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** The link to a new password. */
export function passwordReset(link: string, minutes: number, language: Language): Letter {
  return language === "fr"
    ? {
        subject: "Votre mot de passe",
        text: `Suivez ce lien pour choisir un nouveau mot de passe. Il est valide ${minutes} minutes, une seule fois :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel : rien ne change.`,
      }
    : {
        subject: "Your password",
        text: `Follow this link to choose a new password. It works once, for ${minutes} minutes:\n\n${link}\n\nIf you did not ask for it, ignore this email: nothing changes.`,
      };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    /** Without a user nothing is sent: the response must not tell whether there is one. */
    "password-reset": { user_id: number | null; language: Language };
  }
}
