import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_payments add column claimed_until timestamptz`.execute(db);
}
