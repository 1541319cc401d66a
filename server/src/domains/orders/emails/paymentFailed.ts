import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** Fate of something that an unpaid order had given; amounts are in the order's currency. */
interface Withdrawn {
  taken: number;
  /** Spent before it could be taken back. */
  spent: number;
}

/** A payment that was taken and could not be settled. */
export interface FailedPaymentEmail {
  order_id: string;
  attempt_id: string;
  amount: number;
  gift_cards: Withdrawn;
  cash_back: Withdrawn;
}

/** Tells customer service, in English, of a payment that failed after it was taken. */
export function paymentFailed(
  { number, invoice: { currency } }: Order,
  { attempt_id, amount, gift_cards, cash_back }: FailedPaymentEmail,
  shop: EmailShop,
): Mail {
  const money = (value: number) => formatMoney(value, currency, { digits: 2 });
  const row = (label: string, value: number) => (value > 0 ? [{ label, value: money(value) }] : []);
  return {
    id: `payment-failed.${attempt_id}@velours`,
    to: shop.supportEmail,
    ...renderEmail({
      language: "en",
      shop,
      subject: `The payment of order ${number} failed`,
      title: `A payment of order ${number} failed after it was taken`,
      blocks: [
        {
          kind: "rows",
          rows: [
            { label: "Payment", value: money(amount) },
            ...row("Taken back from gift cards", gift_cards.taken),
            ...row("Spent from gift cards before", gift_cards.spent),
            ...row("Cash back taken back", cash_back.taken),
            ...row("Cash back spent before", cash_back.spent),
          ],
        },
        {
          kind: "text",
          text: "Ask the buyer for another payment, or cancel the order. It is not shipped unless you say that it is unpaid.",
        },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "payment-failed": FailedPaymentEmail;
  }
}
