import { type Kysely, sql } from "kysely";

/** A key of a merchant's program may end by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table merchant_keys add column expires_at timestamptz`.execute(db);
}
