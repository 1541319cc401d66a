import { sumAmounts } from "@velours/sdk/rules";
import { isParcelLine, orderContact, orderRefunds } from "@velours/sdk/shop";
import type { MerchantOrder, Order, OrderPayment } from "@velours/sdk/types";
import { keepKnown } from "../../platform/keepKnown.ts";
import type { Db } from "../../platform/store/schema.ts";
import { presentOrders } from "../orders/presentOrders.ts";
import { readTrouble } from "../orders/store/orderTrouble.ts";
import { type PaymentRefunds, readPaymentRefunds, sumRefunds } from "../orders/store/refunds.ts";
import { type AttemptRow, readOrderAttempts } from "../payments/store/attempts.ts";
import { presentTrouble } from "./presentTrouble.ts";
import { toRevision, withRevision } from "./toRevision.ts";

/**
 * Orders with their payments, and what can still be given back: what the contract names for a merchant and nothing else, also where
 * an answer is stored and given again. The id of an order, and the address of a download, are its buyer's right.
 */
export async function presentMerchantOrders(db: Db, orders: readonly Order[]): Promise<MerchantOrder[]> {
  const ids = orders.map(({ id }) => id);
  const attempts = await readOrderAttempts(db, ids);
  const refunds = await readPaymentRefunds(db, ids);
  const sums = await sumRefunds(db, ids);
  const troubles = await readTrouble(db, ids);
  const presented = await presentOrders(db, orders);
  return presented.map((order, nth) => {
    const own = attempts.filter(({ order_id }) => order_id === order.id);
    const { giftCard, credits } = order.invoice.payments;
    const presentedOrder: MerchantOrder = {
      order: {
        ...order,
        // The address of its download, which says it of older lines, stays away.
        products: order.products.map((line) => ({
          ...line,
          _medium: isParcelLine(line) ? "physical" : "digital",
        })),
        ...(order.returns && { returns: order.returns.map(withRevision) }),
      },
      contactRevision: toRevision(orderContact(order)),
      refundRevision: toRevision(orderRefunds(order)),
      payments: own.map((attempt) =>
        toPayment(
          attempt,
          refunds.find(({ attemptId }) => attemptId === attempt.id),
        ),
      ),
      trouble: presentTrouble(troubles.filter(({ orderId }) => orderId === order.id)),
      refundable: sumAmounts([
        ...own.map(({ state, amount, refunded }) => (state === "failed" ? 0 : amount - refunded)),
        giftCard - sums[nth]!.giftCard,
        credits - sums[nth]!.credits,
      ]),
    };
    return keepKnown("MerchantOrder", presentedOrder, new Map());
  });
}

/** An order with its payments, and what can still be given back. */
export async function presentMerchantOrder(db: Db, order: Order): Promise<MerchantOrder> {
  const [presented] = await presentMerchantOrders(db, [order]);
  return presented as MerchantOrder;
}

const toPayment = (
  { id, provider, transaction_id, amount, state, trouble }: AttemptRow,
  refunds: PaymentRefunds | undefined,
): OrderPayment => ({
  id,
  service: provider,
  transaction_id,
  amount,
  refunded: refunds?.amount ?? 0,
  state: state as OrderPayment["state"],
  trouble: [trouble, refunds?.error].filter(Boolean).join("; ").slice(0, 500) || null,
});
