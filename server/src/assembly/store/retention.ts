import { sql } from "kysely";
import { deleteInSteps, type EndedRows } from "../../platform/store/deleteInSteps.ts";
import type { Db } from "../../platform/store/schema.ts";
import type { Retention } from "../config/readRetention.ts";

const isMessage = sql<boolean>`kind = 'mail' and payload ->> 'template' in ('contact-message', 'message-received')`;

/**
 * Retention of temporary rows, by their setting. Orders with their lines, payments, refunds and ledgers stay,
 * because money must add up, and so does the audit log; what has an end of its own, such as a session, is
 * deleted when it has expired.
 */
const rules: Record<keyof Retention, Omit<EndedRows, "before">> = {
  idempotencyKeys: { table: "idempotency_keys", from: sql`created_at` },
  jobs: { table: "jobs", from: sql`done_at`, only: sql`not (${isMessage})` },
  // The mailbox of customer service has them.
  messages: { table: "jobs", from: sql`coalesce(done_at, dead_at)`, only: isMessage },
  failedJobs: { table: "jobs", from: sql`dead_at` },
  visitors: { table: "identities", from: sql`seen_at` },
  webhookEvents: { table: "webhook_events", from: sql`received_at` },
  webhookDeliveries: { table: "webhook_deliveries", from: sql`created_at` },
  failedPayments: {
    table: "payment_attempts",
    from: sql`created_at`,
    only: sql`order_id is null and state in ('declined', 'voided')
      and not exists (select from webhook_events e where e.attempt_id = payment_attempts.id)`,
  },
  drafts: { table: "drafts", from: sql`coalesce(paid_at, closed_at, expires_at)` },
  rejectedReviews: { table: "order_reviews", from: sql`moderated_at`, only: sql`state = 'rejected'` },
};

/**
 * Deletes what is older than it is kept. Ends after `milliseconds`, and leaves the rest for the next time; returns how
 * many rows of each kind were deleted.
 */
export async function deleteOld(
  db: Db,
  retention: Retention,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Partial<Record<keyof Retention, number>>> {
  const deleted: Partial<Record<keyof Retention, number>> = {};
  const names = Object.keys(rules) as (keyof Retention)[];
  for (const [nth, name] of names.entries()) {
    const began = performance.now();
    const count = await deleteInSteps(
      db,
      { ...rules[name], before: sql`now() - make_interval(days => ${retention[name]})` },
      // Each kind gets its share of the time that the ones before it left.
      { milliseconds: milliseconds / (names.length - nth), signal },
    );
    if (count > 0) deleted[name] = count;
    milliseconds -= Math.min(milliseconds, performance.now() - began);
  }
  return deleted;
}
