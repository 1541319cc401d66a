import { type LocaleTexts, type TextLocale, textsIn } from "@velours/sdk/shop";
import type { StaffRole } from "@velours/sdk/types";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { accountEmail } from "../../accounts/emails/accountEmail.ts";

const words = {
  en: {
    subject: "You can now work at the desk",
    role: {
      packer: "You can now pack parcels for the shop.",
      desk: "You can now work on orders and answer customers of the shop.",
      shopkeeper: "You can now run the shop: orders, products, stock and promotions.",
      owner: "You are now an owner of the shop, and may do everything at its desk.",
    },
    choose: (hours: number) =>
      `First choose a password with this link. It works once, for ${hours} hours; after that, “Forgot Password?” sends another one.`,
    chooseLink: "Choose a password",
    signIn:
      "Then sign in at the desk with this email. It asks you to set up an authenticator app, and for its code each time.",
    desk: "Open the desk",
    notMine: "If you do not work for this shop, ignore this email.",
  },
  fr: {
    subject: "Vous avez accès au comptoir",
    role: {
      packer: "Vous pouvez désormais préparer les colis de la boutique.",
      desk: "Vous pouvez désormais traiter les commandes et répondre aux clients de la boutique.",
      shopkeeper: "Vous pouvez désormais gérer la boutique : commandes, produits, stock et promotions.",
      owner: "Vous êtes désormais propriétaire de la boutique, et pouvez tout faire à son comptoir.",
    },
    choose: (hours: number) =>
      `Choisissez d’abord un mot de passe avec ce lien. Il est valide ${hours} heures, une seule fois ; passé ce délai, « Mot de passe oublié ? » en envoie un autre.`,
    chooseLink: "Choisir un mot de passe",
    signIn:
      "Connectez-vous ensuite au comptoir avec cette adresse. Il vous demande d’associer une application d’authentification, puis son code à chaque connexion.",
    desk: "Ouvrir le comptoir",
    notMine: "Si vous ne travaillez pas pour cette boutique, ignorez ce courriel.",
  },
  "fr-FR": {
    notMine: "Si vous ne travaillez pas pour cette boutique, ignorez cet e-mail.",
  },
} satisfies LocaleTexts;

/** Tells somebody that they work for the shop now; `password` is the link that sets one, for those who have none. */
export function staffInvitation(
  { role, password, desk, hours }: { role: StaffRole; password: string | null; desk: string; hours: number },
  locale: TextLocale,
  shop: EmailShop,
): RenderedEmail {
  const text = textsIn(words, locale);
  return accountEmail(locale, shop, text, [
    text.role[role],
    ...(password === null
      ? []
      : [text.choose(hours), { kind: "link" as const, label: text.chooseLink, url: password }]),
    text.signIn,
    { kind: "link", label: text.desk, url: desk },
    text.notMine,
  ]);
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "staff-invitation": { user_id: number; role: StaffRole } & EmailReader;
  }
}
