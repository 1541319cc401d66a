import { type Kysely, sql } from "kysely";

/** When a visitor was last seen, so that those who do not come back end. Rows of before count as seen now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identities add column seen_at timestamptz not null default now()`.execute(db);
}
