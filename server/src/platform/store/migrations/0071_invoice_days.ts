import { type Kysely, sql } from "kysely";

/** The day of an invoice at its site. Invoices from before have none: the day in UTC was printed on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column day date`.execute(db);
}
