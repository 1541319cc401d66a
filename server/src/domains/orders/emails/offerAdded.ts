import { formatMoney } from "@velours/sdk/rules";
import { formatLine, orderLocale, paymentText } from "@velours/sdk/shop";
import type { Language, Order, OrderOffer } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailRow } from "../../../platform/mail/renderEmail.ts";
import { orderEmail, orderLink } from "./orderEmail.ts";

const words = {
  en: {
    subject: (number: string) => `Added to your order ${number}`,
    title: "It is in your order",
    order: (number: string, shop: string) => `You added this to order ${number} at ${shop}.`,
    taxes: "Taxes",
    shipping: "Shipping",
    total: "Paid for it",
    payment: (method: string) => `Paid with: ${method}.`,
  },
  fr: {
    subject: (number: string) => `Ajouté à votre commande ${number}`,
    title: "C’est dans votre commande",
    order: (number: string, shop: string) => `Vous l’avez ajouté à la commande ${number} chez ${shop}.`,
    taxes: "Taxes",
    shipping: "Livraison",
    total: "Payé pour cet ajout",
    payment: (method: string) => `Payé par\u00a0: ${method}.`,
  },
} satisfies Record<Language, unknown>;

/** Says what an accepted offer added, and what was paid for it. The subject names no product and no shop. */
export function offerAdded(
  order: Order,
  { variants, invoice }: OrderOffer,
  shop: EmailShop,
): Mail | undefined {
  const { id, number, language, products } = order;
  if (invoice === null || variants.length === 0) return undefined;
  const word = words[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, { digits: 2 });
  const extra: EmailRow[] = [
    [word.shipping, invoice.shipping] as const,
    [word.taxes, invoice.taxes.included ? 0 : invoice.taxes.total] as const,
  ].flatMap(([label, value]) => (value > 0 ? [{ label, value: money(value) }] : []));
  // The order's own payment: the offer is charged to the same card. Gift card and cash back pay the purchase alone.
  const method = paymentText({ ...order, invoice }, orderLocale(order, shop));
  return orderEmail(order, shop, {
    id: `offer-added.${id}`,
    subject: word.subject(number),
    title: word.title,
    blocks: [
      { kind: "text", text: word.order(number, shop.name) },
      {
        kind: "rows",
        rows: [
          ...products.slice(-variants.length).map((product) => ({
            label: formatLine(product, product._quantity, { ...shop, language }),
            value: money(product._price),
          })),
          ...extra,
          { label: word.total, value: money(invoice.total), total: true },
        ],
      },
      ...(method ? [{ kind: "text" as const, text: word.payment(method) }] : []),
      orderLink(order, shop),
    ],
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "offer-added": { order_id: string };
  }
}
