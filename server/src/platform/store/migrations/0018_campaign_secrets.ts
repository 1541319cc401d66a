import { type Kysely, sql } from "kysely";

/** What a wheel draws with: who knows an address alone can't compute what it wins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table campaign_pages add column secret uuid not null default gen_random_uuid()")
    .execute(db);
}
