import { randomUUID } from "node:crypto";
import { sumAmounts } from "@velours/sdk/rules";
import {
  chooseRefunded,
  type NamedRefund,
  type NetRefund,
  planRefund,
  refuseRule,
  withholdCashBack,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { addJobs, type Job } from "../../platform/jobs/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { returnStock } from "../catalogue/store/returnStock.ts";
import { markChanged } from "../catalogue/store/takeStock.ts";
import { findSpentCard, lockOrderCards, returnToGiftCard } from "../giftcards/store/refunds.ts";
import { loadRefundable } from "../orders/loadRefundable.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { countUnits, type LineRow } from "../orders/store/lines.ts";
import { insertRefund, issueCreditNote } from "../orders/store/refunds.ts";
import { type AttemptRow, countRefunded, lockOrderAttempts } from "../payments/store/attempts.ts";
import { returnPromotion } from "../promotions/store.ts";
import { findUnshipped } from "./findUnshipped.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";
import { requireAnyMoney } from "./requireAnyMoney.ts";
import { returnCredits } from "./returnCredits.ts";
import { revokeGiftCards } from "./revokeGiftCards.ts";
import { withoutFailedPayments } from "./withoutFailedPayments.ts";

/** Units to refund; without lines and a return all that is left. */
export interface RefundRequest extends NamedRefund {
  kind: "refund" | "cancellation";
  /** The key, command or shopper that wants it, for the record. */
  actor: string;
  reason: string | null;
  shipping: boolean;
  /** Units of which nothing is given back, because their payment failed, are taken back as well. */
  unpaid: boolean;
}

/** A part of a refund that a payment service gives back, and the job that makes sure of it. */
export interface PendingPayment {
  id: string;
  job: number;
}

/** Seconds until the job gives a part back, unless it was given back before. */
const retryAfterSeconds = 30;

/**
 * Decides and records a refund of a locked order, with all its effects in the shop: units, stock, gift cards, cash back.
 * A payment service gives its part back after the transaction: a job for each part sees to it, whatever happens next.
 * Refuses with an OrderRefusal.
 */
export async function commitRefund(
  trx: Transaction,
  order: Order,
  request: RefundRequest,
): Promise<PendingPayment[]> {
  const attempts = await lockOrderAttempts(trx, order.id);
  const { refundable, lines } = await loadRefundable(trx, order, attempts);
  const units = await chooseRefundedUnits(trx, order, lines, request);
  const isReturn = request.returnId !== null;
  const plan = planRefund(refundable, units, request.shipping);
  if (request.kind === "refund")
    requireAnyMoney({ ...plan, isWhole: units === null, takesUnpaid: request.unpaid }, lines, attempts);

  const refundId = randomUUID();
  const ids = { orderId: order.id, refundId };
  const changed = await returnStock(trx, order.id, findUnshipped(lines, plan.lines, isReturn));
  await lockOrderCards(trx, order.id);
  await revokeGiftCards(trx, order, withoutFailedPayments(plan.lines, lines, attempts), refundId);
  const credits = { ...ids, paid: plan.credits, earned: plan.cashBack };
  const { taken: cashBack, withdrawn } = await returnCredits(trx, credits);
  const net = withholdCashBack(plan, sumAmounts([plan.cashBack, -cashBack]));
  const code = net.giftCard > 0 ? await findSpentCard(trx, order.id) : undefined;
  if (code !== undefined) await returnToGiftCard(trx, code, net.giftCard, ids);
  const payments = toPayments(net, refundId);
  await insertRefund(
    trx,
    {
      id: refundId,
      order_id: order.id,
      kind: request.kind,
      return_id: request.returnId,
      actor: request.actor,
      reason: request.reason,
      amount: net.amount,
      gift_card: net.giftCard,
      gift_card_withheld: net.giftCardWithheld,
      credits: plan.credits,
      cash_back: cashBack,
      withdrawn,
      withheld: net.withheld,
      unpaid: plan.unpaid,
      shipping: plan.shipping,
      lines: plan.lines.map(({ place, quantity, amount }) => ({ line: place + 1, quantity, amount })),
    },
    payments,
  );
  for (const payment of payments) await countPayment(trx, attempts, payment);
  await countUnits(trx, order.id, "refunded", plan.lines);
  if (isReturn) await countUnits(trx, order.id, "returned", plan.lines);
  const pending = payments.filter(({ state }) => state === "pending");
  const jobs = await addRefundJobs(trx, order, request, refundId, pending);
  // Late, because orders with the same code wait for this row until the transaction ends.
  if (request.kind === "cancellation" && order.promotion) await returnPromotion(trx, order.id);
  await markChanged(trx, changed);
  await issueCreditNote(trx, { id: refundId, site: order.site });
  return pending.map(({ id }, index) => ({ id, job: jobs[index] as number }));
}

/** The units of a refund, each line once; null for all that is left. Refuses with an OrderRefusal. */
async function chooseRefundedUnits(
  trx: Transaction,
  order: Order,
  lines: readonly LineRow[],
  request: NamedRefund,
) {
  const { returns = [] } = request.returnId === null ? {} : await presentOrder(trx, order);
  const left = lines.map(({ quantity, refunded }) => quantity - refunded);
  const chosen = chooseRefunded(left, returns, request);
  return "units" in chosen ? chosen.units : refuseWrites<OrderRefusal>(refuseRule(chosen.refused));
}

type NewPayment = ReturnType<typeof toPayments>[number];

const toPayments = ({ payments }: NetRefund, refundId: string) =>
  payments.map(({ id, amount, withheld }) => ({
    id: randomUUID(),
    refund_id: refundId,
    attempt_id: id,
    amount,
    withheld,
    state: amount > 0 ? ("pending" as const) : ("done" as const),
  }));

async function countPayment(
  trx: Transaction,
  attempts: readonly AttemptRow[],
  { attempt_id, amount, withheld }: NewPayment,
): Promise<void> {
  const attempt = attempts.find(({ id }) => id === attempt_id);
  // Released instead of taken: the job that would take it finds it closed.
  const closed = attempt?.state === "authorized" && amount === attempt.amount;
  await countRefunded(trx, attempt_id, sumAmounts([amount, withheld]), closed);
}

/** The buyer is told of a refund when all of it was given back, and of a cancelled order at once. */
function addRefundJobs(
  trx: Transaction,
  { id }: Order,
  { kind }: RefundRequest,
  refundId: string,
  pending: readonly NewPayment[],
): Promise<number[]> {
  const jobs: Job[] = pending.map((payment) => ({
    kind: "refund",
    payload: { refund_payment_id: payment.id },
    delay: retryAfterSeconds,
  }));
  const isTold = kind === "cancellation" || pending.length === 0;
  const email: Job = {
    kind: "mail",
    payload: { template: "order-refunded", order_id: id, refund_id: refundId },
  };
  const all = [...jobs, ...(isTold ? [email] : [])];
  return addJobs(trx, all);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    refund: { refund_payment_id: string };
  }
}
