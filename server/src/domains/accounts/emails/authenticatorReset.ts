import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** To whose authenticator the merchant took away: the next sign-in sets up another. */
export function authenticatorReset(language: Language): Letter {
  return language === "fr"
    ? {
        subject: "Votre connexion",
        text: "Votre application d’authentification a été dissociée de votre compte, et vous êtes déconnecté partout. À votre prochaine connexion vous en associerez une nouvelle.\n\nSi vous ne l’avez pas demandé, changez votre mot de passe et écrivez-nous aussitôt.",
      }
    : {
        subject: "Your sign-in",
        text: "Your authenticator app was taken off your account, and you are signed out everywhere. Your next sign-in sets up a new one.\n\nIf you did not ask for this, change your password and write to us at once.",
      };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "authenticator-reset": { user_id: number; language: Language };
  }
}
