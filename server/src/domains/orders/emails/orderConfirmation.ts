import { formatDay, formatMoney, type Locale, parcelDays, siteText } from "@velours/sdk/rules";
import {
  formatLine,
  type LocaleTexts,
  orderLocale,
  paymentText,
  textsIn,
  totalRows,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock, EmailRow } from "../../../platform/mail/renderEmail.ts";
import { orderEmail, orderLink, paragraph } from "./orderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    subject: (number: string) => `Your order ${number}`,
    thanks: "Thank you for your order",
    order: (number: string, shop: string) => `Order ${number} at ${shop}.`,
    free: "Free",
    preorder: "Pre-order",
    sentOn: (email: string, day: string) => `The email to ${email} is sent on ${day}.`,
    sentSoon: (email: string) => `The email to ${email} is sent as soon as your payment has gone through.`,
    download: (title: string) => `Download ${title}`,
    to: "Shipping to",
    days: (label: string, [first, last]: readonly number[]) =>
      `${label}: delivers in ${first} - ${last} days.`,
    paidWith: "Paid with",
  },
  fr: {
    subject: (number: string) => `Votre commande ${number}`,
    thanks: "Merci pour votre commande",
    order: (number: string, shop: string) => `Commande ${number} chez ${shop}.`,
    free: "Gratuit",
    preorder: "Précommande",
    sentOn: (email: string, day: string) => `Le courriel à ${email} part le ${day}.`,
    sentSoon: (email: string) => `Le courriel à ${email} part dès que votre paiement est passé.`,
    download: (title: string) => `Télécharger ${title}`,
    to: "Livraison à",
    days: (label: string, [first, last]: readonly number[]) =>
      `${label}\u00a0: livraison en ${first} - ${last} jours.`,
    paidWith: "Payé par",
  },
  "fr-FR": {
    sentOn: (email: string, day: string) => `L’e-mail à ${email} part le ${day}.`,
    sentSoon: (email: string) => `L’e-mail à ${email} part dès que votre paiement est passé.`,
  },
} satisfies LocaleTexts;

/**
 * A list of the purchase, in the language it was bought in, with the way to it.
 */
export function orderConfirmation(order: Order, shop: EmailShop): Mail {
  const { id, number } = order;
  const locale = orderLocale(order, shop);
  const word = textsIn(words, locale);
  return orderEmail(order, shop, {
    id: `order-confirmation.${id}`,
    subject: word.subject(number),
    title: word.thanks,
    blocks: [
      { kind: "text", text: word.order(number, shop.name) },
      { kind: "rows", rows: order.products.flatMap((product) => lineRows(product, order, shop)) },
      { kind: "rows", rows: totalRows(order, locale) },
      ...payment(order, locale),
      ...downloads(order, shop),
      ...delivery(order, shop),
      orderLink(order, shop),
    ],
  });
}

function payment(order: Order, locale: Locale): EmailBlock[] {
  const method = paymentText(order, locale);
  return method ? [{ kind: "lines", title: textsIn(words, locale).paidWith, lines: [method] }] : [];
}

/** A line, and the day of each gift card below it. */
function lineRows(product: Order["products"][number], order: Order, shop: EmailShop): EmailRow[] {
  const { language } = order;
  const locale = orderLocale(order, shop);
  const word = textsIn(words, locale);
  const { _quantity, _free, _price, _preorder, _deliveries = [] } = product;
  const notes = [
    ...(_preorder ? [word.preorder] : []),
    ..._deliveries.map(({ to, date }) =>
      date ? word.sentOn(to?.email ?? "", formatDay(date, locale)) : word.sentSoon(to?.email ?? ""),
    ),
  ];
  return [
    {
      label: formatLine(product, _quantity, { ...shop, language }),
      value: _free ? word.free : money(_price, order),
      ...(notes.length > 0 ? { note: notes.join(" ") } : {}),
    },
  ];
}

/** Links to the e-books: a link works for anyone who has it, so it is as good as the book. */
const downloads = ({ products, language }: Order, shop: EmailShop): EmailBlock[] =>
  products.flatMap(({ title, meta }): EmailBlock[] =>
    meta.download_url === undefined
      ? []
      : [
          {
            kind: "link",
            label: words[language].download(title),
            url: new URL(meta.download_url, shop.url).href,
          },
        ],
  );

function delivery(order: Order, shop: EmailShop): EmailBlock[] {
  const {
    address: { shipping: address },
    shipping,
    products,
    language,
  } = order;
  if (address === null) return [];
  const word = words[language];
  const { firstname, lastname, address1, address2, city, state, zipcode, country } = address;
  const region = shop.regions.find((candidate) => candidate.country === country);
  const lines = [
    `${firstname} ${lastname}`,
    address1,
    address2,
    `${city} ${state} ${zipcode ?? ""}`.trim(),
    (language === "fr" && region?.label_fr) || region?.label || country,
  ].filter((line): line is string => Boolean(line));
  const days = parcelDays(order, products);
  return [
    { kind: "lines", title: word.to, lines },
    ...paragraph(
      shipping && days && word.days(shipping.label, days),
      siteText(shop.texts?.orderEmail, language),
    ),
  ];
}

const money = (amount: number, { invoice }: Order): string =>
  formatMoney(amount, invoice.currency, { digits: 2 });

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "order-confirmation": { order_id: string; resend?: Resend };
  }
}
