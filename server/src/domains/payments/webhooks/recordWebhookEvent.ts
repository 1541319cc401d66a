import { addJobs } from "../../../platform/jobs/store.ts";
import type { Store } from "../../../platform/store/store.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { lockAttempt, updateAttempt } from "../store/attempts.ts";
import { insertWebhookEvent } from "../store/webhookEvents.ts";
import type { WebhookEvent } from "../WebhookEvent.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Records a webhook event once, with its effect on the attempt. "again" for a repeated event, "unknown" for one about
 * no attempt of the shop. A job takes back the points and cash back of a failed payment. A late event reverts nothing: a voided or failed attempt stays so.
 */
export async function recordWebhookEvent(
  store: Store,
  provider: string,
  { id, kind, attemptId, transactionId, meaning }: WebhookEvent,
): Promise<"heard" | "again" | "unknown"> {
  return await inTransaction(store.db, async (trx) => {
    const ids = { attemptId: attemptId !== null && uuid.test(attemptId) ? attemptId : null, transactionId };
    const attempt = await lockAttempt(trx, provider, ids);
    const isNew = await insertWebhookEvent(trx, { id, provider, kind, attempt_id: attempt?.id ?? null });
    if (!isNew) return "again";
    if (attempt === undefined) return "unknown";
    const { state } = attempt;
    const open = state === "authorized" || state === "captured";
    // Captured although it was voided: there is no order for it, so it is refunded.
    const late = meaning === "settled" && state === "voided";
    if (late) await addJobs(trx, [{ kind: "release", payload: { attempt_id: attempt.id } }]);
    const isFailed = meaning === "failed" && open;
    // Later, because an order is locked before its payments.
    if (isFailed) await addJobs(trx, [{ kind: "failed-payment", payload: { attempt_id: attempt.id } }]);
    const change = {
      ...(meaning === "settled" && state === "authorized" && { state: "captured" as const }),
      ...(isFailed && { state: "failed" as const }),
      ...((late || meaning === "failed" || meaning === "trouble") && { trouble: kind }),
    };
    if (Object.keys(change).length > 0) {
      await updateAttempt(trx, attempt.id, change);
    }
    return "heard";
  });
}
