import { sumAmounts } from "@velours/sdk/rules";
import type { RefundableOrder } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { sumEarned } from "../credits/store/refunds.ts";
import { toChargedOrder } from "../orders/chargedOrder.ts";
import { type LineRow, readLines } from "../orders/store/lines.ts";
import { sumRefunds } from "../orders/store/refunds.ts";
import { type AttemptRow, lockOrderAttempts } from "../payments/store/attempts.ts";
import { listPayments } from "./listPayments.ts";

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
  const sums = (await sumRefunds(trx, [order.id]))[0]!;
  const { giftCard, credits } = order.invoice.payments;
  const refundable = {
    products: toChargedOrder(order, lines, attempts).products,
    invoice: order.invoice,
    refunded: lines.map((line) => line.refunded),
    payments: listPayments(lines, attempts),
    giftCardLeft: sumAmounts([giftCard, -sums.giftCard]),
    creditsLeft: sumAmounts([credits, -sums.credits]),
    shippingRefunded: sums.shipping,
    refundedAmount: sums.amount,
    earned: await sumEarned(trx, order.id),
    earnedTaken: sums.cashBack,
  };
  return { refundable, lines, attempts };
}
