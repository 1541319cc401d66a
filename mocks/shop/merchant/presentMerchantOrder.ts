import { sumAmounts } from "@velours/sdk/rules";
import type { MerchantOrder, ReturnRequest } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { listPayments } from "../checkout/listPayments.ts";
import { presentOrder } from "../checkout/presentOrder.ts";

/** A return with the revision that its answer names. */
export const withRevision = (request: ReturnRequest): ReturnRequest & { revision: string } => ({
  ...request,
  revision: [
    request.state,
    request.answer?.answer,
    Date.parse(request.answer?.answeredAt ?? request.created_at),
  ].join("-"),
});

/** An order with its payments, and what can still be given back. */
export function presentMerchantOrder(session: MockSession, placed: PlacedOrder): MerchantOrder {
  const { order, refunds } = placed;
  const payments = listPayments(session, placed).filter(({ amount }) => amount > 0);
  const presented = presentOrder(placed);
  const { giftCard, credits } = order.invoice.payments;
  return {
    order: presented.returns ? { ...presented, returns: presented.returns.map(withRevision) } : presented,
    payments: payments.map(({ id, amount, left }) => ({
      id,
      service: "sandbox",
      transaction_id: order.transaction.transaction_id,
      amount,
      refunded: sumAmounts([amount, -left]),
      state: left > 0 ? "captured" : "refunded",
      trouble: null,
    })),
    refundable: sumAmounts([
      ...payments.map(({ left }) => left),
      giftCard,
      credits,
      ...refunds.flatMap(({ plan }) => [-plan.giftCard, -plan.credits]),
    ]),
  };
}
