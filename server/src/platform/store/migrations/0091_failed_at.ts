import { type Kysely, sql } from "kysely";

/** Payments that failed before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add column failed_at timestamptz`.execute(db);
}
