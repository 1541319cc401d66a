import { carrierName, siteText } from "@velours/sdk/rules";
import type { Language, Order, Shipment } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock } from "../../../platform/mail/renderEmail.ts";
import { formatLines, orderEmail, orderLink } from "./orderEmail.ts";
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
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est en route`,
    title: "Votre commande est en route",
    order: (number: string, shop: string) => `Ce colis de la commande ${number} a quitté ${shop}.`,
    inside: "Dans ce colis",
    carrier: "Transporteur",
    tracking: "Numéro de suivi",
    days: ([first, last]: readonly number[]) => `Il arrive habituellement en ${first} - ${last} jours.`,
  },
} satisfies Record<Language, unknown>;

/** Tells the buyer that a parcel has left. */
export function orderShipped(order: Order, shipment: Shipment, shop: EmailShop): Mail {
  const { number, language, shipping } = order;
  const word = words[language];
  const days = shipping?.estimate?.value;
  const lines = formatLines(order, shipment.lines);
  const labels = [
    ...(shipment.carrier ? [{ label: word.carrier, value: carrierName(shipment.carrier) }] : []),
    ...(shipment.tracking ? [{ label: word.tracking, value: shipment.tracking }] : []),
  ];
  return orderEmail(order, shop, {
    id: `order-shipped.${shipment.id}`,
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
      orderLink(order, shop),
    ],
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "order-shipped": { order_id: string; shipment_id: string; resend?: Resend };
  }
}
