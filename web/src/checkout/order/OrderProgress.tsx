import { formatMoney } from "@velours/sdk/rules";
import type { Order, OrderStatus, Refund } from "@velours/sdk/types";
import { Ban, CircleAlert, CircleCheck, Clock, type LucideIcon, Truck, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LocalDay } from "../../ui/LocalDay.tsx";
import { CreditNoteButton } from "./CreditNoteButton.tsx";

const words = {
  placed: m.order_status_placed,
  paid: m.order_status_paid,
  "payment-failed": m.order_status_payment_failed,
  "shipped-in-part": m.order_status_shipped_in_part,
  shipped: m.order_status_shipped,
  "refunded-in-part": m.order_status_refunded_in_part,
  refunded: m.order_status_refunded,
  cancelled: m.order_status_cancelled,
} satisfies Record<OrderStatus, unknown>;

const icons: Readonly<Record<OrderStatus, LucideIcon>> = {
  placed: Clock,
  paid: CircleCheck,
  "payment-failed": CircleAlert,
  "shipped-in-part": Truck,
  shipped: Truck,
  "refunded-in-part": Undo2,
  refunded: Undo2,
  cancelled: Ban,
};

const tones: Partial<Record<OrderStatus, ComponentProps<typeof Badge>["tone"]>> = {
  placed: "brand",
  paid: "brand",
  "shipped-in-part": "good",
  shipped: "good",
};

const refundWords = {
  done: m.order_refunded_amount,
  pending: m.order_refund_pending,
  failed: m.order_refund_failed,
} satisfies Record<Refund["state"], unknown>;

/** What has become of an order: its status, its parcels with their tracking numbers, what comes back, and what was given back. */
export function OrderProgress({ order }: { order: Order }) {
  const text = useText();
  const { status, shipments = [], refunds = [], returns = [], invoice, products } = order;
  if (status === undefined) return null;
  return (
    <div className="mt-2 flex flex-col items-start gap-2 text-sm">
      <p>
        <span className="sr-only">{text(m.order_status_label)} </span>
        <Badge tone={tones[status] ?? "quiet"}>
          <span className="inline-flex items-center gap-1.5">
            <Icon name={status} icons={icons} size={14} />
            {text(words[status])}
          </span>
        </Badge>
      </p>
      {shipments.map(({ id, created_at, carrier, tracking }) => (
        <p key={id} className="max-w-full break-words text-ink-soft">
          <LocalDay iso={created_at} />
          {" · "}
          {carrier && `${carrier} · `}
          {tracking ? text(m.order_tracking, { tracking }) : text(m.order_shipment_without_number)}
        </p>
      ))}
      {returns.map(({ id, created_at, state, lines }) => (
        <p key={id} className="max-w-full break-words text-ink-soft">
          <LocalDay iso={created_at} />
          {" · "}
          {text(state === "requested" ? m.order_return_requested : m.order_return_refunded, {
            goods: lines
              .map(({ line, quantity }) =>
                text(m.quantity_title, { quantity, title: products[line - 1]?.title ?? "" }),
              )
              .join(", "),
          })}
        </p>
      ))}
      {refunds
        .filter(({ creditNote }) => creditNote !== null)
        .map((refund) => (
          <div key={refund.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
            <p>
              <LocalDay iso={refund.created_at} />
              {" · "}
              {text(refundWords[refund.state], {
                amount: formatMoney(refund.amount, invoice.currency, { digits: 2 }),
              })}
            </p>
            <CreditNoteButton orderId={order.id} refund={refund} />
          </div>
        ))}
    </div>
  );
}
