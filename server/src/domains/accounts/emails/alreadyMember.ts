import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** To a member whose address somebody tried to join with: only they learn that it has an account. */
export function alreadyMember(language: Language): Letter {
  return language === "fr"
    ? {
        subject: "Votre compte",
        text: "Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Vous en avez déjà un : connectez-vous, ou choisissez « Mot de passe oublié ? ».\n\nSi ce n’était pas vous, ignorez ce courriel : rien ne change.",
      }
    : {
        subject: "Your account",
        text: "Somebody, perhaps you, tried to join with this email. You already have an account: log in, or choose “Forgot Password?”.\n\nIf it was not you, ignore this email: nothing changes.",
      };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "already-member": { user_id: number; language: Language };
  }
}
