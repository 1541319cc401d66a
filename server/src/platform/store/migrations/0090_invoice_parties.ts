import { type Kysely, sql } from "kysely";

/**
 * An issued invoice stays when its buyer's address is corrected or the shop's seller changes. Older ones get both by and
 * by, as they are then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column seller jsonb, add column buyer jsonb`.execute(db);
}
