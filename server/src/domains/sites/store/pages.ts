import { selectPages } from "@velours/sdk/shop";
import type { Page } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { UpsertCounts } from "../../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../../platform/store/upsertDocuments.ts";

const pagesTable: DocumentTable = {
  table: "pages",
  key: { handle: "d->>'handle'", site: "coalesce(d->>'site', '')" },
};

/** Puts pages of the merchant's words into the store, by handle and site. */
export async function upsertPages(trx: Transaction<Database>, pages: readonly Page[]): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, pagesTable, pages);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

/** The pages of all sites, as links need them: without their words. */
export async function readPageLinks(db: Kysely<Database>): Promise<Page[]> {
  const { rows } = await sql<{ document: Page }>`
    select (document - 'html' - 'description' - 'translations') || jsonb_build_object('html', '', 'translations',
      jsonb_build_object('fr', jsonb_build_object('title', document #> '{translations,fr,title}'))) as document
    from pages`.execute(db);
  return rows.map(({ document }) => document);
}

/** The page of a handle that a site shows, or undefined. */
export async function readPage(
  db: Kysely<Database>,
  handle: string,
  site: string,
): Promise<Page | undefined> {
  const rows = await db
    .selectFrom("pages")
    .select("document")
    .where("handle", "=", handle)
    .where("site", "in", ["", site])
    .execute();
  return selectPages(
    rows.map(({ document }) => document as Page),
    site,
  )[0];
}

/** The page that one site has of its own, or all sites have where it is undefined. */
const stored = (handle: string, site: string | undefined) => ({ handle, site: site ?? "" });

/** The page of a handle that exactly this site has, shown or not. */
export async function readOwnPage(
  db: Kysely<Database>,
  handle: string,
  site: string | undefined,
): Promise<Page | undefined> {
  const row = await db
    .selectFrom("pages")
    .select("document")
    .where((eb) => eb.and(stored(handle, site)))
    .executeTakeFirst();
  return row?.document as Page | undefined;
}

/** Removes the page of a handle that exactly this site has. */
export async function deletePage(
  trx: Transaction<Database>,
  handle: string,
  site: string | undefined,
): Promise<void> {
  await trx
    .deleteFrom("pages")
    .where((eb) => eb.and(stored(handle, site)))
    .execute();
  await bumpRevision(trx);
}

export async function hasPages(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("pages").select("handle").limit(1).executeTakeFirst()) !== undefined;
}
