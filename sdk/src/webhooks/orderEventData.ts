import type {
  Order,
  OrderPaidEvent,
  OrderPlacedEvent,
  OrderRefundedEvent,
  OrderReturnRequestedEvent,
  OrderShippedEvent,
  Refund,
  ReturnRequest,
  Shipment,
} from "../generated/types.ts";
import { decimalText, sumAmounts } from "../rules/money.ts";
import { findInvoiced } from "../rules/orders/splitByInvoice.ts";

const about = ({ number, site, invoice }: Order) => ({
  number,
  site,
  currency: invoice.currency,
});

const toUnits = (lines: readonly { line: number; quantity: number }[]) =>
  lines.map(({ line, quantity }) => ({ line, quantity }));

/**
 * The data of events about an order. They have its number, with which receivers ask for it by a key of their own; its id would give
 * them a guest's rights.
 */
export const orderEventData = {
  placed(order: Order): OrderPlacedEvent["data"] {
    // An offer that was accepted since is paid by itself.
    const { total, payments } = findInvoiced(order, null).invoice;
    return {
      ...about(order),
      amount: decimalText(sumAmounts([total, payments.giftCard, payments.credits])),
    };
  },
  /** Of a payment that was taken, or that failed afterwards; without an id where nothing was left to pay. */
  payment: <Id extends string | null>(
    order: Order,
    { id, amount }: { id: Id; amount: number },
  ): OrderPaidEvent["data"] & { paymentId: Id } => ({
    ...about(order),
    paymentId: id,
    amount: decimalText(amount),
  }),
  shipped: (
    order: Order,
    { id, carrier, lines }: Pick<Shipment, "id" | "carrier" | "lines">,
  ): OrderShippedEvent["data"] => ({ ...about(order), shipmentId: id, carrier, lines: toUnits(lines) }),
  refunded: (
    order: Order,
    {
      id,
      return: returnId,
      kind,
      amount,
      lines,
    }: Pick<Refund, "id" | "return" | "kind" | "amount" | "lines">,
  ): OrderRefundedEvent["data"] => ({
    ...about(order),
    refundId: id,
    ...(returnId && { returnId }),
    kind,
    amount: decimalText(amount),
    lines: toUnits(lines),
  }),
  returnRequested: (
    order: Order,
    { id, reason, lines }: Pick<ReturnRequest, "id" | "reason" | "lines">,
  ): OrderReturnRequestedEvent["data"] => ({
    ...about(order),
    returnId: id,
    reason,
    lines: toUnits(lines),
  }),
};
