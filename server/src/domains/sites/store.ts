import type { Currency, Site, SiteCode } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";
import type { Versioned, VersionedRow } from "../../platform/store/VersionedRow.ts";

const sitesTable: DocumentTable = { table: "sites", key: { code: "d->>'code'" } };

/** Puts the settings of sites into the store by code. */
export async function upsertSites(trx: Transaction<Database>, sites: readonly Site[]): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, sitesTable, sites);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

/** The settings of a site, or undefined. */
export async function readSite(db: Kysely<Database>, code: string): Promise<Site | undefined> {
  const row = await db.selectFrom("sites").select("document").where("code", "=", code).executeTakeFirst();
  return row?.document as Site | undefined;
}

/** The settings of a site that must exist, because it sells. */
export async function requireSite(db: Kysely<Database>, code: string): Promise<Site> {
  const site = await readSite(db, code);
  if (site === undefined) throw new Error(`site ${code} has no settings`);
  return site;
}

/** The settings of every site, by code. */
export async function readVersionedSites(
  db: Kysely<Database>,
): Promise<(Versioned<Site> & { code: string })[]> {
  const { rows } = await sql<Versioned<Site> & { code: string }>`
    select code, xmin::text as version, document as value from sites order by code`.execute(db);
  return rows;
}

/** The settings of a site, without them where `version` is the store's. */
export const currentSite = (code: string, version: string | null): RawBuilder<VersionedRow<Site>> => sql`
  select xmin::text as version, case when xmin::text is distinct from ${version}::text then document end as value
  from sites where code = ${code}`;

/** The codes of all sites. */
export async function listSiteCodes(db: Kysely<Database>): Promise<SiteCode[]> {
  const rows = await db.selectFrom("sites").select("code").orderBy("code").execute();
  return rows.map(({ code }) => code as SiteCode);
}

/** Currencies that any site sells in. */
export async function listSiteCurrencies(db: Kysely<Database>): Promise<Currency[]> {
  const sites = await readVersionedSites(db);
  return [...new Set(sites.flatMap(({ value }) => value.currencies))];
}

export async function hasSites(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("sites").select("code").limit(1).executeTakeFirst()) !== undefined;
}
