import type { Language, Order, ReturnRequest } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";
import type { MerchantAddress } from "./MerchantAddress.ts";

const words = {
  en: {
    subject: (number: string) => `Return requested for order ${number}`,
    title: "A return waits for an answer",
    number: "Order",
    units: "Pieces",
    see: "Open it at the desk",
  },
  fr: {
    subject: (number: string) => `Retour demandé pour la commande ${number}`,
    title: "Un retour attend une réponse",
    number: "Commande",
    units: "Articles",
    see: "L’ouvrir au comptoir",
  },
} satisfies Record<Language, unknown>;

/** Tells the merchant of a return that its buyer requests, without the buyer's words. */
export function newReturn(
  { number }: Order,
  { id, lines }: Pick<ReturnRequest, "id" | "lines">,
  { to, language, url }: MerchantAddress,
  shop: EmailShop,
): Mail {
  const word = words[language];
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: `new-return.${id}@velours`,
    to,
    ...renderEmail({
      language,
      shop,
      subject: word.subject(number),
      title: word.title,
      blocks: [
        {
          kind: "rows",
          rows: [
            { label: word.number, value: number },
            { label: word.units, value: String(units) },
          ],
        },
        { kind: "link", label: word.see, url },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "new-return": { order_id: string; return_id: string };
  }
}
