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

/** Rows to compare a column of documents with. */
const among = (documents: readonly unknown[]) =>
  sql`(select d from jsonb_array_elements(${JSON.stringify(documents)}::text::jsonb) as d)`;

/** Deletes the rows of a table whose document equals one of these, and returns how many. */
export async function deleteDocuments(
  trx: Transaction<Database>,
  table: "campaigns" | "campaign_pages" | "notifications" | "upsell_offers" | "pages" | "shipping_rates",
  documents: readonly unknown[],
): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where document in ${among(documents)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes sites whose settings equal some of these and that never had an order; returns how many. */
export async function deleteUnusedSites(
  trx: Transaction<Database>,
  documents: readonly unknown[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sites where document in ${among(documents)}
      and not exists (select from orders where orders.site = sites.code)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes collections that equal some of these and have no product; returns how many. */
export async function deleteEmptyCollections(
  trx: Transaction<Database>,
  documents: readonly unknown[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from collections where document in ${among(documents)}
      and not exists (select from collection_products as p where p.handle = collections.handle)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** True when there is a site with settings as one of these. */
export async function hasSomeSite(
  trx: Transaction<Database>,
  documents: readonly unknown[],
): Promise<boolean> {
  const { rows } = await sql`
    select from sites where document in ${among(documents)} limit 1`.execute(trx);
  return rows.length > 0;
}

/** True when there is a site with other settings than these. */
export async function hasOtherSites(
  trx: Transaction<Database>,
  documents: readonly unknown[],
): Promise<boolean> {
  const { rows } = await sql`
    select from sites where document not in ${among(documents)} limit 1`.execute(trx);
  return rows.length > 0;
}
