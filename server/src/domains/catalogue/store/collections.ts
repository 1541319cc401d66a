import type { Collection } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { UpsertCounts } from "../../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../../platform/store/upsertDocuments.ts";

const collectionsTable: DocumentTable = {
  table: "collections",
  key: { handle: "d->>'handle'" },
  isOrdered: true,
};

/** Puts collections into the catalogue by handle; identical ones are not written. */
export async function upsertCollections(
  trx: Transaction<Database>,
  collections: readonly Collection[],
): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, collectionsTable, collections);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

/** Every collection, in the merchant's order. */
export async function readCollections(db: Kysely<Database>): Promise<Collection[]> {
  const rows = await db.selectFrom("collections").select("document").orderBy("position").execute();
  return rows.map(({ document }) => document as Collection);
}

/** The collection of a handle. */
export async function readCollection(db: Kysely<Database>, handle: string): Promise<Collection | undefined> {
  const row = await db
    .selectFrom("collections")
    .select("document")
    .where("handle", "=", handle)
    .executeTakeFirst();
  return row?.document as Collection | undefined;
}

export async function deleteCollection(trx: Transaction<Database>, handle: string): Promise<void> {
  await trx.deleteFrom("collections").where("handle", "=", handle).execute();
  await bumpRevision(trx);
}

/** The handles of the collections, which need not stand in their documents. */
export async function readCollectionHandles(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("collections").select("handle").execute();
  return rows.map(({ handle }) => handle);
}
