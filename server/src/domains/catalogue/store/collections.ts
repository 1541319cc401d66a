import type { Collection } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../../platform/store/upsertCounts.ts";

/** Puts collections into the catalogue by handle; identical ones are not written. */
export async function upsertCollections(
  trx: Transaction<Database>,
  collections: readonly Collection[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into collections as c (handle, document, position)
    select d->>'handle', d, ordinality
    from jsonb_array_elements(${JSON.stringify(collections)}::text::jsonb) with ordinality as e (d, ordinality)
    on conflict (handle) do update set document = excluded.document, position = excluded.position
    where c.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  if (rows.length > 0) await bumpRevision(trx);
  return countRows(rows, collections.length);
}

/** Every collection, in the merchant's order. */
export async function readCollections(db: Kysely<Database>): Promise<Collection[]> {
  const rows = await db.selectFrom("collections").select("document").orderBy("position").execute();
  return rows.map(({ document }) => document as Collection);
}

/** The handles of the collections, which need not stand in their documents. */
export async function readCollectionHandles(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("collections").select("handle").execute();
  return rows.map(({ handle }) => handle);
}
