import { type Kysely, sql } from "kysely";

/**
 * A gift card is owed from its order on, until what takes it back: a payment that fails takes the places of cards that
 * were not made. Cards of payments that failed before are owed no more, because their jobs would make none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update jobs j set done_at = now() from payment_attempts p
    where j.kind = 'gift-card' and j.done_at is null and p.id = (j.payload ->> 'attempt_id')::uuid
      and p.state = 'failed' and p.withdrawn_at is not null`.execute(db);
}
