import { formatMoney, sumAmounts } from "@velours/sdk/rules";
import type { Language, Order } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";
import type { MerchantAddress } from "./MerchantAddress.ts";

const words = {
  en: {
    subject: (number: string) => `New order ${number}`,
    title: "A new order",
    number: "Order",
    amount: "Amount",
    see: "Open it at the desk",
  },
  fr: {
    subject: (number: string) => `Nouvelle commande ${number}`,
    title: "Une nouvelle commande",
    number: "Commande",
    amount: "Montant",
    see: "L’ouvrir au comptoir",
  },
} satisfies Record<Language, unknown>;

/** Tells the merchant of an order. It says nothing about the buyer: emails are read in many places. */
export function newOrder({ number, invoice }: Order, address: MerchantAddress, shop: EmailShop): Mail {
  const { to, language, url } = address;
  const word = words[language];
  const { giftCard, credits } = invoice.payments;
  const amount = sumAmounts([invoice.total, giftCard, credits]);
  return {
    id: `new-order.${number}@velours`,
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
            { label: word.amount, value: formatMoney(amount, invoice.currency, { digits: 2 }) },
          ],
        },
        { kind: "link", label: word.see, url },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "new-order": { order_id: string };
  }
}
