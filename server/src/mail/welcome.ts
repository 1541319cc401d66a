import type { Language } from "@velours/sdk/types";
import type { Letter } from "./MailProvider.ts";

/** To a new member; `link` sets the password of one who joined after an order (CA-44). */
export function welcome(link: string | undefined, hours: number, language: Language): Letter {
  if (language === "fr") {
    return {
      subject: "Bienvenue",
      text: link
        ? `Votre compte est créé. Suivez ce lien pour choisir un mot de passe. Il est valide ${hours} heures, une seule fois :\n\n${link}\n\nPassé ce délai, « Mot de passe oublié ? » vous en envoie un autre.`
        : "Votre compte est créé. Vous pouvez vous connecter avec votre adresse courriel et votre mot de passe.",
    };
  }
  return {
    subject: "Welcome",
    text: link
      ? `Your account is ready. Follow this link to choose a password. It works once, for ${hours} hours:\n\n${link}\n\nAfter that, “Forgot Password?” sends you another one.`
      : "Your account is ready. You can log in with your email and your password.",
  };
}
