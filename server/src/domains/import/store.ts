import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";

/**
 * A single import at a time over all processes, until the transaction ends: ids are assigned under this lock.
 */
export async function lockImports(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7314401)`.execute(trx);
}

/** Without it the tables count as empty to the planner until a vacuum, and large ones are read from end to end. */
export async function analyzeCatalogue(trx: Transaction<Database>): Promise<void> {
  await sql`analyze products, variants, stock, collection_products`.execute(trx);
}

/** Deletes the rows of a table whose document equals one of these. */
export async function deleteDocuments(
  trx: Transaction<Database>,
  table: "campaigns" | "campaign_pages" | "notifications" | "upsell_offers",
  documents: readonly unknown[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where document in (select d from jsonb_array_elements(${JSON.stringify(documents)}::text::jsonb) as d)`.execute(
    trx,
  );
}
