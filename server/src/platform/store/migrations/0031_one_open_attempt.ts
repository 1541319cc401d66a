import { type Kysely, sql } from "kysely";

/** A payment nonce can be longer than an index entry may be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index payment_attempts_open_request
    on payment_attempts (idempotency_key, provider, md5(nonce), amount, currency) where state = 'authorizing'`.execute(
    db,
  );
}
