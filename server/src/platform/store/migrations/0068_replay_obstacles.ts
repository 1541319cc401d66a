import { type Kysely, sql } from "kysely";

/** Rows of an import that the log cannot put back, and why, so that it can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table merchant_changes add column obstacles jsonb").execute(db);
}
