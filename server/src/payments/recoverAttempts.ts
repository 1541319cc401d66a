import { type Kysely, sql } from "kysely";
import type { Database } from "../store/schema.ts";
import { closeAttempt } from "./attempts.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/**
 * Lets go of payments whose process died before it had an order. Only those older than `olderThanSeconds`; younger ones may be at work in
 * another process. Answers how many there were.
 */
export async function recoverAttempts(
  db: Kysely<Database>,
  provider: PaymentProvider,
  olderThanSeconds: number,
): Promise<number> {
  const open = await db
    .selectFrom("payment_attempts")
    .select("id")
    .where("order_id", "is", null)
    .where("state", "in", ["authorizing", "authorized"])
    .where("created_at", "<=", sql<string>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
  let recovered = 0;
  for (const { id } of open) {
    // Closed before it is voided: an order that comes late finds it closed and is not placed.
    if (!(await closeAttempt(db, id, "voided"))) continue;
    await provider.void(id);
    recovered++;
  }
  await db
    .deleteFrom("idempotency_keys")
    .where("status", "is", null)
    .where("created_at", "<=", sql<string>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
  return recovered;
}
