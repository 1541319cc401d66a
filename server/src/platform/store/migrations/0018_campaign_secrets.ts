import { type Kysely, sql } from "kysely";

/** Secret that a wheel draws with: without it, a visitor cannot compute the prize of an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table campaign_pages add column secret uuid not null default gen_random_uuid()")
    .execute(db);
}
