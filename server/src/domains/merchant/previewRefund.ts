import { decimalText } from "@velours/sdk/rules";
import { describeKey, keptGifts, mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import type { Order, RefundPreview } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { type LineRow, readLines } from "../orders/store/lines.ts";
import { listRefundPayments, listRefundRecords } from "../orders/store/refunds.ts";
import { readOrderAttempts } from "../payments/store/attempts.ts";
import { findUnshipped } from "../refunds/findUnshipped.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines } from "../refunds/refundLines.ts";
import { requireOrder } from "./requireOrder.ts";

type Refused =
  | Exclude<OrderRefusal, { body: { reference: "orderShipped" | "cancellationClosed" | "rateLimited" } }>
  | ErrorResponse<"resourceDoesNotExist">;

/** A refund that was made and undone, so that preview and refund are decided by the same code. */
interface Undone {
  preview: RefundPreview;
}

/** Answers what a refund would give back, and changes nothing. */
export const previewRefund: Handler<"previewRefund"> = async ({ params, body }, context) => {
  const undone = await refusable<never, Refused | Undone>(() =>
    inTransaction(context.store.db, async (trx) => {
      const { order, number } = await requireOrder(trx, parseOrderNumber(params.number) ?? 0);
      if (!mayUseSite(context, order.site)) refuseWrites<Refused>(refuse("resourceDoesNotExist"));
      const before = await readLines(trx, order.id);
      await refundLines(trx, { number }, { ...body, actor: describeKey(context) });
      const preview = await presentRefund(trx, order, before);
      return refuseWrites<Undone>({ preview: { ...preview, currency: order.invoice.currency } });
    }),
  );
  if ("done" in undone) return undone.done;
  return "preview" in undone.refused ? { status: 200, body: undone.refused.preview } : undone.refused;
};

/** The refund that was recorded last. */
async function presentRefund(
  trx: Transaction,
  { id: orderId, products }: Order,
  before: readonly LineRow[],
): Promise<Omit<RefundPreview, "currency">> {
  const refund = (await listRefundRecords(trx, orderId)).at(-1);
  if (refund === undefined) throw new Error(`a refund of order ${orderId} was not recorded`);
  const attempts = await readOrderAttempts(trx, [orderId]);
  const parts = await listRefundPayments(trx, refund.id);
  const units = refund.lines.map(({ line, quantity }) => ({ place: line - 1, quantity }));
  const left = before.map(({ quantity, refunded }) => quantity - refunded);
  return {
    amount: decimalText(refund.amount),
    payments: parts
      .filter(({ amount }) => amount > 0)
      .map(({ attempt_id, amount }) => ({
        id: attempt_id,
        service: attempts.find(({ id }) => id === attempt_id)?.provider ?? "",
        amount: decimalText(amount),
      })),
    giftCard: decimalText(refund.gift_card),
    credits: decimalText(refund.credits),
    cashBack: decimalText(refund.cash_back),
    withheld: decimalText(refund.withheld),
    ...(refund.unpaid > 0 && { unpaid: decimalText(refund.unpaid) }),
    shipping: decimalText(refund.shipping),
    lines: refund.lines.map(({ line, quantity }) => ({ line, quantity })),
    stock: findUnshipped(before, units, refund.return_id !== null).map(toLine),
    gifts: keptGifts(products, left, units).map(toLine),
  };
}

const toLine = ({ place, quantity }: { place: number; quantity: number }) => ({ line: place + 1, quantity });
