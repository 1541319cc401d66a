import type { Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Writes a webhook event down; false when it was received before. */
export async function insertWebhookEvent(
  trx: Transaction<Database>,
  event: { id: string; provider: string; kind: string; attempt_id: string | null },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("webhook_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
