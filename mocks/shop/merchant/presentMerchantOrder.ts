import { sumAmounts } from "@velours/sdk/rules";
import { orderContact, orderRefunds } from "@velours/sdk/shop";
import type { MerchantOrder, Order, ReturnRequest, SoldOrder } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { listPayments } from "../checkout/listPayments.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import { toRevision } from "./log/toRevision.ts";

/** A return with the revision that its answer names. */
export const withRevision = (request: ReturnRequest): ReturnRequest & { revision: string } => ({
  ...request,
  revision: [
    request.state,
    request.answer?.answer,
    Date.parse(request.answer?.answeredAt ?? request.created_at),
    ...(request.refunded?.lines ?? []).map(({ line, quantity }) => `${line}_${quantity}`),
  ].join("-"),
});

/** An order as its merchant reads it, without what gives its buyer's rights. */
const toSoldOrder = ({ id: _, upsells: __, offer: ___, products, returns, ...facts }: Order): SoldOrder => ({
  ...facts,
  products: products.map(({ meta: ____, ...line }) => line),
  ...(returns && { returns: returns.map(withRevision) }),
});

/** An order with its payments, and what can still be given back. */
export function presentMerchantOrder(session: MockSession, placed: PlacedOrder): MerchantOrder {
  const { order, refunds } = placed;
  const payments = listPayments(session, placed).filter(({ amount }) => amount > 0);
  const { giftCard, credits } = order.invoice.payments;
  const presented = presentOrder(placed);
  return {
    order: toSoldOrder(presented),
    contactRevision: toRevision(orderContact(presented)),
    refundRevision: toRevision(orderRefunds(presented)),
    payments: payments.map(({ id, amount, left }) => ({
      id,
      service: "sandbox",
      transaction_id: order.transaction.transaction_id,
      amount,
      refunded: sumAmounts([amount, -left]),
      state: left > 0 ? "captured" : "refunded",
      trouble: placed.trouble?.reason ?? null,
    })),
    trouble:
      placed.trouble === null || placed.trouble.isClosed
        ? null
        : { reasons: [placed.trouble.reason], revision: placed.trouble.revision },
    refundable: sumAmounts([
      ...payments.map(({ left }) => left),
      giftCard,
      credits,
      ...refunds.flatMap(({ plan }) => [-plan.giftCard, -plan.credits]),
    ]),
  };
}
