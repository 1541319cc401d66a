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

const unused = {
  sites: sql`not exists (select from orders where orders.site = sites.code)`,
  collections: sql`not exists (select from collection_products as p where p.handle = collections.handle)`,
  campaigns: sql`true`,
  campaign_pages: sql`true`,
  notifications: sql`true`,
  upsell_offers: sql`true`,
  pages: sql`true`,
  shipping_rates: sql`true`,
};

/** Deletes rows whose document equals one of these, but no site with orders or collection with products; returns how many. */
export async function deleteDocuments(
  trx: Transaction<Database>,
  table: keyof typeof unused,
  documents: readonly unknown[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where document in ${among(documents)} and ${unused[table]}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** How many sites have settings as one of these, and how many have others. */
export async function countSites(
  trx: Transaction<Database>,
  documents: readonly unknown[],
): Promise<{ same: number; other: number }> {
  const { rows } = await sql<{ same: number; other: number }>`
    select count(*) filter (where document in ${among(documents)}) as same,
      count(*) filter (where document not in ${among(documents)}) as other from sites`.execute(trx);
  return rows[0]!;
}
