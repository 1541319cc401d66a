import type { Services } from "../../../platform/context.ts";
import { addJobs } from "../../../platform/jobs/store.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { failAttempt } from "../failAttempt.ts";
import { lockAttempt, updateAttempt } from "../store/attempts.ts";
import { insertWebhookEvent } from "../store/webhookEvents.ts";
import type { WebhookEvent } from "../WebhookEvent.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Records a webhook event once, with its effect on the attempt or on the part of a refund. "again" for a repeated event,
 * "unknown" for one about no attempt of the shop. A late event reverts nothing: a voided or failed attempt stays so.
 */
export async function recordWebhookEvent(
  { store, refundPayments }: Pick<Services, "store" | "refundPayments">,
  provider: string,
  { id, kind, attemptId, transactionId, meaning }: WebhookEvent,
): Promise<"heard" | "again" | "unknown"> {
  return await inTransaction(store.db, async (trx) => {
    const ownId = attemptId !== null && uuid.test(attemptId) ? attemptId : null;
    const part =
      meaning === "refundFailed" && ownId !== null
        ? await refundPayments.find(trx, provider, ownId)
        : undefined;
    const ids = { attemptId: part?.attempt_id ?? ownId, transactionId };
    const attempt = await lockAttempt(trx, provider, ids);
    const isNew = await insertWebhookEvent(trx, { id, provider, kind, attempt_id: attempt?.id ?? null });
    if (!isNew) return "again";
    if (attempt === undefined) return "unknown";
    const { state, trouble } = attempt;
    // Captured although it was voided: there is no order for it, so it is refunded.
    const late = meaning === "settled" && state === "voided";
    if (late) await addJobs(trx, [{ kind: "release", payload: { attempt_id: attempt.id } }]);
    if (meaning === "failed") await failAttempt(trx, attempt, kind);
    if (part !== undefined) await refundPayments.fail(trx, part.id, kind);
    const isTrouble =
      late ||
      meaning === "failed" ||
      meaning === "trouble" ||
      (meaning === "refundFailed" && part === undefined);
    const change = {
      ...(meaning === "settled" && state === "authorized" && { state: "captured" as const }),
      ...(part !== undefined && state === "refunded" && { state: "captured" as const }),
      ...(isTrouble && { trouble: kind }),
      ...(meaning === "disputeWon" && trouble?.startsWith("dispute_") && { trouble: null }),
    };
    if (Object.keys(change).length > 0) {
      await updateAttempt(trx, attempt.id, change);
    }
    return "heard";
  });
}

declare module "../../../platform/context.ts" {
  interface Services {
    /** Parts of refunds, each given back by one payment. */
    refundPayments: {
      /** The part that a payment service knows by this id of ours; undefined when it is of none. */
      find(
        trx: Transaction,
        provider: string,
        id: string,
      ): Promise<{ id: string; attempt_id: string } | undefined>;
      fail(trx: Transaction, id: string, error: string): Promise<void>;
    };
  }
}
