import { formatMoney, namedOption } from "@velours/sdk/rules";
import { formatUnits, returnProgress } from "@velours/sdk/shop";
import type { MerchantOrder, OrderFacts } from "@velours/sdk/types";

const money = (amount: number, { invoice }: Pick<OrderFacts, "invoice">): string =>
  formatMoney(amount, invoice.currency, { digits: 2 });

/** An order as a line of a list. */
export const formatOrderLine = ({ order }: MerchantOrder): string =>
  [
    order.number,
    toMinute(order.created_at),
    order.site,
    order.status,
    money(order.invoice.total, order),
  ].join("  ");

/** An order as a merchant reads it. Names and addresses cannot write lines of their own. */
export function formatOrder({ order, payments, refundable }: MerchantOrder): string {
  const { number, status, site, created_at, user, invoice, address } = order;
  const shipping = address.shipping;
  return [
    `${number}  ${status}  ${site}  ${toMinute(created_at)}  ${user.email}`,
    "",
    ...order.products.map(
      ({ _quantity, title, _variant, _price }, place) =>
        `${place + 1}.  ${_quantity} × ${title} (${namedOption(_variant.option1) ?? _variant.id})  ${money(_price, order)}`,
    ),
    `Total ${money(invoice.total, order)}, gift card ${money(invoice.payments.giftCard, order)}, cash back ${money(invoice.payments.credits, order)}`,
    ...(shipping
      ? [
          `To ${[shipping.firstname, shipping.lastname, shipping.address1, shipping.address2, shipping.city, shipping.state, shipping.zipcode, shipping.country].filter(Boolean).join(", ")}`,
        ]
      : []),
    "",
    ...payments.map(
      ({ service, transaction_id, amount, refunded, state, trouble }) =>
        `Payment ${service} ${transaction_id}: ${money(amount, order)} ${state}, refunded ${money(refunded, order)}${trouble ? `. ${trouble}` : ""}`,
    ),
    ...(order.shipments ?? []).map(
      ({ created_at, carrier, tracking, lines }) =>
        `Shipped ${toMinute(created_at)} ${[carrier, tracking].filter(Boolean).join(" ")}: ${formatUnits(lines)}`,
    ),
    ...(order.refunds ?? []).map(
      ({ created_at, kind, state, amount, lines }) =>
        `${kind === "refund" ? "Refunded" : "Cancelled"} ${toMinute(created_at)} ${money(amount, order)} ${state}: ${formatUnits(lines)}`,
    ),
    ...(order.returns ?? []).map(
      ({ id, created_at, reason, note, lines, ...request }) =>
        `Return ${returnProgress(request)} ${toMinute(created_at)} ${id} ${reason}: ${formatUnits(lines)}${note ? `. ${note}` : ""}`,
    ),
    `Can be refunded: ${money(refundable, order)}`,
  ]
    .map(oneLine)
    .join("\n");
}

const toMinute = (time: string): string => `${time.slice(0, 16).replace("T", " ")}Z`;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
