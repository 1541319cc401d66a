import type { Language } from "@velours/sdk/types";
import type { Letter } from "../../../platform/mail/MailProvider.ts";

/** To a new member; `link` sets the password of one who joined after an order. */
export function welcome(link: string | undefined, hours: number, language: Language): Letter {
  if (language === "fr") {
    return {
      subject: "Bienvenue",
      text: link
        ? `Votre compte est créé. Suivez ce lien pour choisir un mot de passe. Il est valide ${hours} heures, une seule fois :\n\n${link}\n\nPassé ce délai, « Mot de passe oublié ? » vous en envoie un autre.`
        : "Votre compte est créé. Vous pouvez vous connecter avec votre adresse courriel et votre mot de passe.\n\nPour voir et utiliser votre remise en argent, confirmez une fois que cette adresse est la vôtre : connectez-vous avec un code envoyé par courriel, ou choisissez « Mot de passe oublié ? ».\n\nSi ce n’était pas vous, ignorez ce courriel : sans lui, personne ne reçoit ce qui vous revient.",
    };
  }
  return {
    subject: "Welcome",
    text: link
      ? `Your account is ready. Follow this link to choose a password. It works once, for ${hours} hours:\n\n${link}\n\nAfter that, “Forgot Password?” sends you another one.`
      : "Your account is ready. You can log in with your email and your password.\n\nTo see and use your cash back, confirm once that this email is yours: log in with a code sent by email, or choose “Forgot Password?”.\n\nIf it was not you, ignore this email: without it nobody gets what is yours.",
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    welcome: { user_id: number; language: Language };
    "welcome-after-order": { user_id: number; language: Language };
  }
}
