import { orThrow } from "@velours/sdk";
import { carrierName, formatMoney } from "@velours/sdk/rules";
import { type ReturnProgress, returnProgress } from "@velours/sdk/shop";
import type { LineQuantity, Order, Refund } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";
import { lineName, orderLineItems } from "../../cart/lineItems.ts";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { OrderStatusBadge } from "./OrderStatusBadge.tsx";
import { PdfButton } from "./PdfButton.tsx";

/** Saves the credit note of a refund as PDF. */
function CreditNoteButton({ orderId: id, refund }: { orderId: string; refund: Refund }) {
  const text = useText();
  const { id: refundId, creditNote: number } = refund;
  if (number === null) return null;
  const path = { id, refund: refundId };
  return (
    <PdfButton
      label={text(m.credit_note_pdf)}
      name={text(m.credit_note_of, { number })}
      fileName={number}
      getFile={async (api) => orThrow(await api.getCreditNotePdf({ params: { path } }))}
    />
  );
}

const refundWords = {
  done: m.order_refunded_amount,
  pending: m.order_refund_pending,
  failed: m.order_refund_failed,
} satisfies Record<Refund["state"], unknown>;

const returnWords = {
  requested: m.order_return_requested,
  approved: m.order_return_approved,
  declined: m.order_return_declined,
  received: m.order_return_received,
  refunded: m.order_return_refunded,
} satisfies Record<ReturnProgress, unknown>;

/** State of an order: its status, its parcels with their tracking numbers, its returns with the shop's answers, and its refunds. */
export function OrderProgress({ order }: { order: Order }) {
  const text = useText();
  const say = useOptionWords();
  const { status, shipments = [], refunds = [], returns = [], invoice, products } = order;
  if (status === undefined) return null;
  const items = orderLineItems(products);
  const formatGoods = (lines: readonly LineQuantity[]) =>
    lines
      .map(({ line, quantity }) =>
        text(m.quantity_title, { quantity, title: lineName(items[line - 1]!, say) }),
      )
      .join(", ");
  return (
    <div className="mt-2 flex flex-col items-start gap-2 text-sm">
      <OrderStatusBadge status={status} />
      {shipments.map(({ id, created_at, carrier, tracking }) => (
        <p key={id} className="max-w-full break-words text-ink-soft">
          <LocalDay iso={created_at} />
          {" · "}
          {carrier && `${carrierName(carrier)} · `}
          {tracking ? text(m.order_tracking, { tracking }) : text(m.order_shipment_without_number)}
        </p>
      ))}
      {returns.map((request) => {
        const progress = returnProgress(request);
        const inPart = progress === "refunded" ? [] : (request.refunded?.lines ?? []);
        return (
          <div key={request.id} className="max-w-full break-words text-ink-soft">
            <p>
              <LocalDay iso={request.created_at} />
              {" · "}
              {text(returnWords[progress], { goods: formatGoods(request.lines) })}
            </p>
            {inPart.length > 0 && (
              <p>{text(m.order_return_refunded_in_part, { goods: formatGoods(inPart) })}</p>
            )}
            {request.answer?.note && (
              <blockquote className="mt-1 whitespace-pre-line">{request.answer.note}</blockquote>
            )}
          </div>
        );
      })}
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
