import { sumAmounts } from "@velours/sdk/rules";
import type { RefundableOrder } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { sumEarned } from "../credits/store/refunds.ts";
import type { AttemptRow } from "../payments/store/attempts.ts";
import { toChargedOrder } from "./chargedOrder.ts";
import { listPayments } from "./listPayments.ts";
import { type LineRow, readLines } from "./store/lines.ts";
import { sumRefunds } from "./store/refunds.ts";

/** An order as the rules of a refund need it, with its rows. */
export interface LoadedRefundable {
  refundable: RefundableOrder;
  lines: LineRow[];
}

/** Reads what can be given back of an order and its payments, from the ledger alone. */
export async function loadRefundable(
  db: Db,
  order: Order,
  attempts: readonly AttemptRow[],
): Promise<LoadedRefundable> {
  const lines = await readLines(db, order.id);
  const sums = (await sumRefunds(db, [order.id]))[0]!;
  const { giftCard, credits } = order.invoice.payments;
  const refundable = {
    products: toChargedOrder(order, lines, attempts).products,
    invoice: order.invoice,
    refunded: lines.map((line) => line.refunded),
    payments: listPayments(lines, attempts),
    giftCardLeft: sumAmounts([giftCard, -sums.giftCard]),
    creditsLeft: sumAmounts([credits, -sums.credits]),
    unpaidLeft: sumAmounts([
      ...attempts.map(({ state, amount, refunded }) => (state === "failed" ? amount - refunded : 0)),
      -sums.unpaid,
    ]),
    shippingRefunded: sums.shipping,
    earned: await sumEarned(db, order.id),
    earnedTaken: sums.cashBack,
  };
  return { refundable, lines };
}
