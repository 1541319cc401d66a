import { type Kysely, sql } from "kysely";

/** A refund takes units by the answer that a return had then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns add column earlier_answers jsonb not null default '[]'`.execute(db);
}
