import { addJobs } from "../../../platform/jobs/store.ts";
import type { Store } from "../../../platform/store/store.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import type { News } from "../News.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes news down once, with what they change of their attempt. "again" for what was heard before, "unknown" for what
 * is about no attempt of ours. Late news take nothing back: what was given up stays given up, and what failed, failed.
 */
export async function recordNews(
  store: Store,
  provider: string,
  { id, kind, attemptId, transactionId, meaning }: News,
): Promise<"heard" | "again" | "unknown"> {
  return await inTransaction(store.db, async (trx) => {
    const attempt = await trx
      .selectFrom("payment_attempts")
      .select(["id", "state"])
      .where("provider", "=", provider)
      .where((eb) =>
        eb.or([
          ...(attemptId !== null && uuid.test(attemptId) ? [eb("id", "=", attemptId)] : []),
          ...(transactionId === null ? [] : [eb("transaction_id", "=", transactionId)]),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    const heard = await trx
      .insertInto("webhook_events")
      .values({ id, provider, kind, attempt_id: attempt?.id ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (heard === undefined) return "again";
    if (attempt === undefined) return "unknown";
    const { state } = attempt;
    const open = state === "authorized" || state === "captured";
    // Taken although it was given up: there is no order for it, so it is given back.
    const late = meaning === "settled" && state === "voided";
    if (late) await addJobs(trx, [{ kind: "release", payload: { attempt_id: attempt.id } }]);
    const change = {
      ...(meaning === "settled" && state === "authorized" && { state: "captured" as const }),
      ...(meaning === "failed" && open && { state: "failed" as const }),
      ...((late || meaning === "failed" || meaning === "trouble") && { trouble: kind }),
    };
    if (Object.keys(change).length > 0) {
      await trx.updateTable("payment_attempts").set(change).where("id", "=", attempt.id).execute();
    }
    return "heard";
  });
}
