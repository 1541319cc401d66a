import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { type AttemptRow, updateAttempt } from "./store/attempts.ts";

/**
 * Marks a locked payment of which the money does not come, with the service's word for it; one that is closed stays as it
 * is. A job takes back what the payment brought: later, because an order is locked before its payments.
 */
export async function failAttempt(
  trx: Transaction,
  { id, state }: Pick<AttemptRow, "id" | "state">,
  trouble: string,
): Promise<void> {
  if (state !== "authorized" && state !== "captured") return;
  await updateAttempt(trx, id, { state: "failed", trouble });
  await addJobs(trx, [{ kind: "failed-payment", payload: { attempt_id: id } }]);
}
