import { carrierName, formatDay, parcelArrival, siteText } from "@velours/sdk/rules";
import { orderLocale } from "@velours/sdk/shop";
import type { Language, Order, Shipment } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock } from "../../../platform/mail/renderEmail.ts";
import { formatLines, orderEmail, orderLink, paragraph } from "./orderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is on its way`,
    title: "Your order is on its way",
    order: (number: string, shop: string) => `This parcel of order ${number} has left ${shop}.`,
    inside: "In this parcel",
    carrier: "Carrier",
    tracking: "Tracking number",
    arrival: (first: string, last: string) => `It is expected from ${first} to ${last}.`,
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est en route`,
    title: "Votre commande est en route",
    order: (number: string, shop: string) => `Ce colis de la commande ${number} a quitté ${shop}.`,
    inside: "Dans ce colis",
    carrier: "Transporteur",
    tracking: "Numéro de suivi",
    arrival: (first: string, last: string) => `Il est attendu du ${first} au ${last}.`,
  },
} satisfies Record<Language, unknown>;

/** Tells the buyer that a parcel has left. */
export function orderShipped(order: Order, shipment: Shipment, shop: EmailShop): Mail {
  const { number, language } = order;
  const word = words[language];
  const locale = orderLocale(order, shop);
  const days = parcelArrival(
    order,
    shipment.lines.flatMap(({ line }) => order.products[line - 1] ?? []),
  );
  // The days count from the order: they can be over when the parcel leaves.
  const arrival =
    days && days.first > shipment.created_at.slice(0, 10)
      ? word.arrival(formatDay(days.first, locale), formatDay(days.last, locale))
      : null;
  const lines = formatLines(order, shipment.lines, shop);
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
      ...paragraph(arrival, siteText(shop.texts?.shippedEmail, language)),
      orderLink(order, shop),
    ],
  });
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "order-shipped": { order_id: string; shipment_id: string; resend?: Resend };
  }
}
