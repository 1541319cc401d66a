import { sumAmounts } from "@velours/sdk/rules";
import type { MerchantOrder, Order, OrderPayment } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { type PaymentRefunds, readPaymentRefunds, sumRefunds } from "../orders/store/refunds.ts";
import { type AttemptRow, readOrderAttempts } from "../payments/store/attempts.ts";

/** An order with its payments, and what can still be given back. */
export async function presentMerchantOrder(db: Db, order: Order): Promise<MerchantOrder> {
  const attempts = await readOrderAttempts(db, order.id);
  const refunds = await readPaymentRefunds(db, order.id);
  const sums = await sumRefunds(db, order.id);
  const { giftCard, credits } = order.invoice.payments;
  return {
    order: await presentOrder(db, order),
    payments: attempts.map((attempt) =>
      toPayment(
        attempt,
        refunds.find(({ attemptId }) => attemptId === attempt.id),
      ),
    ),
    refundable: sumAmounts([
      ...attempts.map(({ state, amount, refunded }) => (state === "failed" ? 0 : amount - refunded)),
      giftCard - sums.giftCard,
      credits - sums.credits,
    ]),
  };
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
  trouble: refunds?.error ?? trouble,
});
