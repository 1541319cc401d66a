import type { Product } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";

export async function hasProducts(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Every product that has a handle, as it was imported, by its handle. */
export async function readProductsByHandle(db: Kysely<Database>): Promise<Map<string | null, Product>> {
  const rows = await db
    .selectFrom("products")
    .select(["handle", "document"])
    .where("handle", "is not", null)
    .execute();
  return new Map(rows.map(({ handle, document }) => [handle, document]));
}

/** The next free id of a table, at least `first`. */
export async function nextId(
  trx: Transaction<Database>,
  table: "products" | "variants",
  first: number,
): Promise<number> {
  const row = await trx.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ? Math.max(first, row.id + 1) : first;
}

export function readHandles(db: Kysely<Database>): Promise<{ id: number; handle: string | null }[]> {
  return db.selectFrom("products").select(["id", "handle"]).execute();
}

/** Ids of the variants, with their products'. */
export function readVariantOwners(db: Kysely<Database>): Promise<{ id: number; product_id: number }[]> {
  return db.selectFrom("variants").select(["id", "product_id"]).execute();
}

export function findProductsOnSale(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<{ id: number; handle: string | null }[]> {
  return db
    .selectFrom("products")
    .select(["id", "handle"])
    .where("id", "in", ids)
    .where("enabled", "=", true)
    .orderBy("id")
    .execute();
}

/** Takes products off sale, or puts them on sale. */
export async function setEnabled(
  trx: Transaction<Database>,
  ids: readonly number[],
  enabled: boolean,
): Promise<void> {
  const revision = await bumpRevision(trx);
  await sql`
    update products set enabled = ${enabled}, document = jsonb_set(document, '{enabled}', ${json(enabled)}),
      revision = ${revision}
    where id = any(${[...ids]})`.execute(trx);
}

/** True when a file of the build is the download of a product. */
export async function isDownload(db: Kysely<Database>, path: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products where document->'meta'->>'download_url' = ${path} limit 1`.execute(db);
  return rows.length > 0;
}

/** Writes a product's document and what is derived from it, and marks it as changed. */
export async function writeProduct(
  trx: Transaction<Database>,
  document: Product,
  enabled: boolean,
): Promise<void> {
  for (const variant of document.variants) {
    await trx
      .updateTable("variants")
      .set({ prices: json(variant.prices), inventory_policy: variant.inventory_policy })
      .where("id", "=", variant.id)
      .execute();
  }
  const revision = await bumpRevision(trx);
  await trx
    .updateTable("products")
    .set({ document: json(document), enabled, revision })
    .where("id", "=", document.id)
    .execute();
}

/** Sets the level of a variant's stock in every region; it is not counted then. */
export async function setStockLevel(
  trx: Transaction<Database>,
  variantId: number,
  level: "none" | "low" | "high" | "unlimited",
): Promise<void> {
  await trx.updateTable("stock").set({ level, quantity: null }).where("variant_id", "=", variantId).execute();
}
