import { type Kysely, sql } from "kysely";

/**
 * The part of refunded units that failed payments did not bring, which a credit note takes back. Refunds of before have no
 * such note.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column unpaid numeric not null default 0 check (unpaid >= 0)`.execute(db);
}
