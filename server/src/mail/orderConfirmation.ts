import { formatMoney } from "@velours/sdk/rules";
import type { Language, Order } from "@velours/sdk/types";
import type { Mail } from "./MailProvider.ts";

const words = {
  en: {
    subject: (number: string) => `Your order ${number}`,
    thanks: "Thank you for your order.",
    colon: ":",
    free: "Free",
    subtotal: "Subtotal",
    promotion: "Promotion",
    shipping: "Shipping",
    taxes: "Taxes",
    giftCard: "Gift card",
    credits: "Cash back",
    total: "Total",
    to: "Shipping to",
    discreet: "Shipping and billing are completely discreet.",
  },
  fr: {
    subject: (number: string) => `Votre commande ${number}`,
    thanks: "Merci pour votre commande.",
    colon: "\u00a0:",
    free: "Gratuit",
    subtotal: "Sous-total",
    promotion: "Promotion",
    shipping: "Livraison",
    taxes: "Taxes",
    giftCard: "Carte-cadeau",
    credits: "Remise en argent",
    total: "Total",
    to: "Livraison à",
    discreet: "La livraison et la facturation sont entièrement discrètes.",
  },
} satisfies Record<Language, unknown>;

/**
 * What was bought, in the language it was bought in. The subject names no product and no shop: others may see it.
 */
export function orderConfirmation(order: Order): Mail {
  const { id, number, language, invoice, user } = order;
  const word = words[language];
  return {
    id: `order-confirmation.${id}@velours`,
    to: user.email,
    subject: word.subject(number),
    text: [
      word.thanks,
      order.products.map((product) => lineOf(product, order)).join("\n"),
      totalsOf(order)
        .map(([label, amount]) => `${label}${word.colon} ${money(amount, order)}`)
        .join("\n"),
      ...addressOf(order),
      word.discreet,
    ].join("\n\n"),
  };

  function totalsOf({ invoice: { discounts, taxes, payments } }: Order): [string, number][] {
    const parts: [string, number][] = [
      [word.promotion, -discounts.promotion],
      [word.shipping, invoice.shipping],
      [word.taxes, taxes.included ? 0 : taxes.total],
      [word.giftCard, -payments.giftCard],
      [word.credits, -payments.credits],
    ];
    return [
      [word.subtotal, invoice.subtotal],
      ...parts.filter(([, amount]) => amount !== 0),
      [word.total, invoice.total],
    ];
  }
}

function lineOf(
  { _quantity, _free, _price, _variant, title }: Order["products"][number],
  order: Order,
): string {
  const option =
    _variant.option1 === null || _variant.option1 === "Default Title" ? "" : ` (${_variant.option1})`;
  const price = _free ? words[order.language].free : money(_price, order);
  return `${_quantity} × ${title}${option}${words[order.language].colon} ${price}`;
}

function addressOf({ address: { shipping }, language }: Order): string[] {
  if (shipping === null) return [];
  const { firstname, lastname, address1, address2, city, state, zipcode, country } = shipping;
  const lines = [
    `${firstname} ${lastname}`,
    address1,
    address2,
    `${city} ${state} ${zipcode ?? ""}`,
    country,
  ];
  return [[`${words[language].to}${words[language].colon}`, ...lines.filter(Boolean)].join("\n")];
}

const money = (amount: number, { invoice }: Order): string =>
  formatMoney(amount, invoice.currency, { digits: 2 });
