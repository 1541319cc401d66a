import type { Services } from "../../platform/context.ts";
import { OutcomeUnknownError } from "../../platform/http/OutcomeUnknownError.ts";
import { JobRefusedError } from "../../platform/jobs/JobRefusedError.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import {
  claimRefundPayment,
  endRefundPayment,
  failRefundPayment,
  hasFailedPart,
  isRefundDone,
  noteRefundError,
  type RefundPaymentRow,
  readRefund,
  readRefundPayment,
  unclaimRefundPayment,
} from "../orders/store/refunds.ts";
import { getProvider, type PaymentServices } from "../payments/getProvider.ts";
import { RefundRefusedError } from "../payments/RefundRefusedError.ts";
import {
  type AttemptRow,
  heldPayment,
  lockAttempt,
  markRefunded,
  readAttempt,
} from "../payments/store/attempts.ts";

/**
 * Has a payment service give back its part of a refund, under the part's id: a repeated call gives nothing twice, and two
 * are never made at the same time, because a service that finds no earlier refund would make both. Throws when it cannot be done yet, so that its job is retried; why is noted for the merchant. Throws a JobRefusedError when
 * the service refuses it for good: the merchant then has to give the money back another way.
 */
export async function refundPayment(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
): Promise<void> {
  const { db } = services.store;
  const payment = await readRefundPayment(db, id);
  if (payment?.state !== "pending") return;
  const attempt = await readAttempt(db, payment.attempt_id);
  if (attempt === undefined) throw new Error(`refund ${id} has no payment`);
  if (!(await claimRefundPayment(db, id))) throw new Error(`refund ${id} is being given back`);
  try {
    // The money of a failed one never came, so there is none to give back.
    if (attempt.state !== "failed") await giveBack(services, attempt, payment);
  } catch (error) {
    if (error instanceof RefundRefusedError) {
      await failRefundPayment(db, id, error.message);
      throw new JobRefusedError(`refund ${id} is refused for good`, { cause: error });
    }
    await noteRefundError(db, id, (error as Error).message);
    // The service may still be at work on a call that it never answered.
    if (!(error instanceof OutcomeUnknownError)) await unclaimRefundPayment(db, id);
    throw error;
  }
  await inTransaction(db, async (trx) => {
    // It can have failed during the call, which then gave nothing back.
    const now = await lockAttempt(trx, attempt.provider, { attemptId: attempt.id, transactionId: null });
    if (!(await endRefundPayment(trx, id, now?.state === "failed" ? "dropped" : "done"))) return;
    if (!(await hasFailedPart(trx, attempt.id))) await markRefunded(trx, attempt.id);
    const refund = await readRefund(trx, payment.refund_id);
    // A cancelled order's buyer was told at once.
    if (refund === undefined || refund.kind === "cancellation") return;
    if (!(await isRefundDone(trx, payment.refund_id))) return;
    const email = {
      template: "order-refunded" as const,
      order_id: refund.order_id,
      refund_id: payment.refund_id,
    };
    await addJobs(trx, [{ kind: "mail", payload: email }]);
  });
}

async function giveBack(
  services: PaymentServices,
  attempt: AttemptRow,
  { id, amount }: RefundPaymentRow,
): Promise<void> {
  const provider = getProvider(services, attempt.provider);
  const held = heldPayment(attempt);
  // As a whole it can be released or refunded, whichever the service can do by now.
  if (amount === attempt.amount) return await provider.void(held);
  if (attempt.state === "authorized") throw new Error("the payment is not taken yet");
  await provider.refund(held, amount, id);
}
