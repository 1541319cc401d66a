import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "../../platform/store/schema.ts";
import type { Retention } from "../config/readRetention.ts";

/** Rows that end by their age. */
interface Rule {
  table: keyof Database;
  /** Their age is counted from here; an index of the table begins with it. */
  from: RawBuilder<unknown>;
  /** Which of the table's rows; all without it. */
  only?: RawBuilder<boolean>;
}

const isMessage = sql<boolean>`kind = 'mail' and payload ->> 'template' in ('contact-message', 'message-received')`;

/**
 * Retention of temporary rows, by their setting. Orders with their lines, payments, refunds and ledgers stay,
 * because money must add up, and so does the audit log; what has an end of its own, such as a session, is
 * deleted when it has expired.
 */
const rules: Record<keyof Retention, Rule> = {
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

/** Rows of a statement: few enough that nobody waits for their locks. */
const step = 1_000;

/**
 * Deletes what is older than it is kept, the oldest first, in small steps with as long a pause after each as it took.
 * Ends after `milliseconds`, and leaves the rest for the next time; returns how many rows of each kind were deleted.
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
    // Each kind gets its share of the time that the ones before it left.
    const end = performance.now() + milliseconds / (names.length - nth);
    const began = performance.now();
    for (let count = step; count === step && performance.now() < end && !signal?.aborted; ) {
      const stepBegan = performance.now();
      count = await deleteStep(db, rules[name], retention[name]);
      if (count > 0) deleted[name] = (deleted[name] ?? 0) + count;
      if (count === step) await sleep(performance.now() - stepBegan);
    }
    milliseconds -= Math.min(milliseconds, performance.now() - began);
  }
  return deleted;
}

async function deleteStep(db: Db, { table, from, only }: Rule, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${from} < now() - make_interval(days => ${days}) ${only === undefined ? sql`` : sql`and ${only}`}
      order by ${from} limit ${step}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
