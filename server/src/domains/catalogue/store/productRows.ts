import type { Currency, Product } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";

export async function hasProducts(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** The products that have some of these handles, as they were imported, by their handle. */
export async function readProductsByHandle(
  db: Kysely<Database>,
  handles: readonly string[],
): Promise<Map<string, Product>> {
  if (handles.length === 0) return new Map();
  const { rows } = await sql<{ handle: string; document: Product }>`
    select handle, document from products
    where handle in (select jsonb_array_elements_text(${json(handles)}))`.execute(db);
  return new Map(rows.map(({ handle, document }) => [handle, document]));
}

/** True when a source sells a product. */
export async function isSold(db: Kysely<Database>, source: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from products p where p.enabled and jsonb_exists(p.document -> 'sources', ${source})
    ) as found`.execute(db);
  return rows[0]?.found === true;
}

/** True when a product that a source sells has a price in a currency. */
export async function isPricedIn(db: Kysely<Database>, source: string, currency: Currency): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from variants v join products p on p.id = v.product_id
      where p.enabled and jsonb_exists(p.document -> 'sources', ${source})
        and jsonb_typeof(v.prices -> ${currency}) = 'number'
    ) as found`.execute(db);
  return rows[0]?.found === true;
}

/** The first ids that the shop gives itself. */
const firstIds = { products: 100_001, variants: 200_001 };

/** The next number of a table: none that the shop has given before, though what had it is gone. */
export async function nextId(trx: Transaction<Database>, table: "products" | "variants"): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select setval(${`${table}_numbers`}::regclass, greatest(
      coalesce(pg_sequence_last_value(${`${table}_numbers`}::regclass), 0),
      coalesce((select max(id) + 1 from ${sql.table(table)}), 0),
      ${firstIds[table]}
    )) as id`.execute(trx);
  return rows[0]!.id;
}

export function readHandles(db: Kysely<Database>): Promise<{ id: number; handle: string | null }[]> {
  return db.selectFrom("products").select(["id", "handle"]).execute();
}

/** Ids of the products that have some of these handles, by handle. */
export async function readHolders(
  db: Kysely<Database>,
  handles: readonly string[],
): Promise<Map<string, number>> {
  if (handles.length === 0) return new Map();
  const { rows } = await sql<{ id: number; handle: string }>`
    select id, handle from products
    where handle in (select jsonb_array_elements_text(${json(handles)}))`.execute(db);
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

/** Ids of the products that some of these variants belong to, by the variant's. */
export async function readVariantOwners(
  db: Kysely<Database>,
  variants: readonly number[],
): Promise<Map<number, number>> {
  if (variants.length === 0) return new Map();
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from variants
    where id in (select value::bigint from jsonb_array_elements_text(${json(variants)}) as value)`.execute(
    db,
  );
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
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
