import { sumAmounts } from "@velours/sdk/rules";
import type { RefundableOrder, RefundablePayment } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { sumEarned } from "../credits/store/refunds.ts";
import { type LineRow, readLines } from "../orders/store/lines.ts";
import { sumRefunds } from "../orders/store/refunds.ts";
import { type AttemptRow, lockOrderAttempts } from "../payments/store/attempts.ts";

/** A locked order as the rules of a refund need it, with its rows. */
export interface LoadedRefundable {
  refundable: RefundableOrder;
  lines: LineRow[];
  attempts: AttemptRow[];
}

/** Reads what can be given back of an order, from the ledger alone; its payments stay locked. */
export async function loadRefundable(trx: Transaction, order: Order): Promise<LoadedRefundable> {
  const attempts = await lockOrderAttempts(trx, order.id);
  const lines = await readLines(trx, order.id);
  const sums = await sumRefunds(trx, order.id);
  const { giftCard, credits } = order.invoice.payments;
  const refundable = {
    products: order.products,
    invoice: order.invoice,
    refunded: lines.map((line) => line.refunded),
    payments: toPayments(lines, attempts),
    giftCardLeft: sumAmounts([giftCard, -sums.giftCard]),
    creditsLeft: sumAmounts([credits, -sums.credits]),
    shippingRefunded: sums.shipping,
    refundedAmount: sums.amount,
    earned: await sumEarned(trx, order.id),
    earnedTaken: sums.cashBack,
  };
  return { refundable, lines, attempts };
}

/** The purchase's payment, that of the first line, then those of offers. A payment that failed has nothing left. */
function toPayments(lines: readonly LineRow[], attempts: readonly AttemptRow[]): RefundablePayment[] {
  const purchase = lines[0]?.attempt_id ?? null;
  const ids = [purchase, ...attempts.map(({ id }) => id).filter((id) => id !== purchase)];
  return ids.map((id) => {
    const attempt = attempts.find((candidate) => candidate.id === id);
    const places = lines.filter(({ attempt_id }) => attempt_id === id).map(({ position }) => position);
    const { amount = 0, refunded = 0 } = attempt ?? {};
    const left = attempt?.state === "failed" ? 0 : sumAmounts([amount, -refunded]);
    return { id: id ?? "", amount, left, places };
  });
}
