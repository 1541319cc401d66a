import { type Kysely, sql } from "kysely";

/**
 * A webhook's deliveries are narrowed by the kind of their event, which is inside the text that was sent. PostgreSQL would
 * expect that few have it, and read and sort all of them for the first page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create statistics webhook_delivery_types on (body::jsonb -> 'type') from webhook_deliveries`.execute(
    db,
  );
  await sql`analyze webhook_deliveries`.execute(db);
}
