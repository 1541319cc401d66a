import { carrierName, siteText } from "@velours/sdk/rules";
import { formatLine } from "@velours/sdk/shop";
import type { Language, Order, Shipment } from "@velours/sdk/types";
import { type EmailShop, pageUrl } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { type EmailBlock, renderEmail } from "../../../platform/mail/renderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is on its way`,
    title: "Your order is on its way",
    order: (number: string, shop: string) => `This parcel of order ${number} has left ${shop}.`,
    inside: "In this parcel",
    carrier: "Carrier",
    tracking: "Tracking number",
    days: ([first, last]: readonly number[]) => `It usually arrives in ${first} - ${last} days.`,
    see: "See your order",
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est en route`,
    title: "Votre commande est en route",
    order: (number: string, shop: string) => `Ce colis de la commande ${number} a quitté ${shop}.`,
    inside: "Dans ce colis",
    carrier: "Transporteur",
    tracking: "Numéro de suivi",
    days: ([first, last]: readonly number[]) => `Il arrive habituellement en ${first} - ${last} jours.`,
    see: "Voir votre commande",
  },
} satisfies Record<Language, unknown>;

/** Tells the buyer that a parcel has left. The subject names no product and no shop: others may see it. */
export function orderShipped(order: Order, shipment: Shipment, shop: EmailShop): Mail {
  const { id, number, language, user, products, shipping } = order;
  const word = words[language];
  const days = shipping?.estimate?.value;
  const lines = shipment.lines.flatMap(({ line, quantity }) => {
    const product = products[line - 1];
    return product === undefined ? [] : [formatLine(product, quantity, language)];
  });
  const labels = [
    ...(shipment.carrier ? [{ label: word.carrier, value: carrierName(shipment.carrier) }] : []),
    ...(shipment.tracking ? [{ label: word.tracking, value: shipment.tracking }] : []),
  ];
  return {
    id: `order-shipped.${shipment.id}@velours`,
    to: user.email,
    ...renderEmail({
      language,
      shop,
      subject: word.subject(number),
      title: word.title,
      blocks: [
        { kind: "text", text: word.order(number, shop.name) },
        { kind: "lines", title: word.inside, lines },
        ...(labels.length > 0 ? [{ kind: "rows", rows: labels } satisfies EmailBlock] : []),
        {
          kind: "text",
          text: [days && word.days(days), siteText(shop.texts?.shippedEmail, language)]
            .filter(Boolean)
            .join("\n"),
        },
        { kind: "link", label: word.see, url: pageUrl(shop, `/checkout?id=${id}`, language) },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "order-shipped": { order_id: string; shipment_id: string; resend?: Resend };
  }
}
