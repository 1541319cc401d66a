import type { Product } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { UpsertCounts } from "../../../platform/store/upsertCounts.ts";

const batchSize = 500;

/** Treatment of stock that the store counts already: it knows what was sold since the file was written. */
export interface ImportedStock {
  stock: "keep" | "set";
  /** Variants whose stock the file does not say: it stays in either case. */
  untold?: ReadonlySet<number>;
}

/**
 * Puts products into the catalogue by id, in the contract's shape with its import-only properties. An identical product
 * is not written. Stock of a variant in a region is set once, and again only with `stock: "set"`.
 */
export async function upsertProducts(
  trx: Transaction<Database>,
  products: readonly Product[],
  { stock, untold = new Set() }: ImportedStock = { stock: "keep" },
): Promise<UpsertCounts> {
  const counts = { inserted: 0, updated: 0, unchanged: 0, stockKept: 0 };
  if (products.length === 0) return counts;
  const revision = await bumpRevision(trx);
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = products.slice(start, start + batchSize);
    const written = await writeDocuments(trx, batch, revision);
    const changed = batch.filter((product) => written.has(product.id));
    if (changed.length > 0) await writeParts(trx, changed);
    const restocked = stock === "set" ? await setStock(trx, batch, untold) : new Set<number>();
    if (stock === "keep" && changed.length > 0) counts.stockKept += await addStock(trx, changed, untold);
    const restockedOnly = [...restocked].filter((id) => !written.has(id));
    if (restockedOnly.length > 0)
      await trx.updateTable("products").set({ revision }).where("id", "in", restockedOnly).execute();
    for (const inserted of written.values()) counts[inserted ? "inserted" : "updated"]++;
    counts.updated += restockedOnly.length;
    counts.unchanged += batch.length - written.size - restockedOnly.length;
  }
  return counts;
}

/** Writes what differs; answers the ids written, and whether each is new. */
async function writeDocuments(
  trx: Transaction<Database>,
  products: readonly Product[],
  revision: number,
): Promise<Map<number, boolean>> {
  const { rows } = await sql<{ id: number; inserted: boolean }>`
    insert into products as p (id, handle, document, enabled, popularity, created_at, revision)
    select (d->>'id')::bigint, d->>'handle', d, coalesce((d->>'enabled')::boolean, true),
      coalesce((d->>'popularity')::integer, 0), coalesce((d->>'created_at')::timestamptz, now()), ${revision}
    from jsonb_array_elements(${JSON.stringify(products)}::text::jsonb) as d
    on conflict (id) do update set handle = excluded.handle, document = excluded.document,
      enabled = excluded.enabled, popularity = excluded.popularity, revision = excluded.revision,
      created_at = case when excluded.document ? 'created_at' then excluded.created_at else p.created_at end
    where p.document is distinct from excluded.document
    returning id, (xmax = 0) as inserted`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.inserted]));
}

const elements = (products: readonly Product[]) =>
  sql`jsonb_array_elements(${JSON.stringify(products)}::text::jsonb) as d`;

/** Entries of the stock in `removed`: counts that come again begin at 0. */
export const noteRemoved = sql`, noted as (
  insert into stock_entries (variant_id, region, delta, reason)
  select variant_id, region, -quantity, 'import' from removed where quantity <> 0)`;

/** Variants and memberships of products just written. */
async function writeParts(trx: Transaction<Database>, products: readonly Product[]): Promise<void> {
  const input = elements(products);
  const isLeftOut = sql`v.product_id = (d->>'id')::bigint
    and not d->'variants' @> jsonb_build_array(jsonb_build_object('id', v.id))`;
  await sql`
    with removed as (
      delete from stock s using variants v, ${input} where v.id = s.variant_id and ${isLeftOut}
      returning s.variant_id, s.region, s.quantity
    ) ${noteRemoved} select 1`.execute(trx);
  await sql`delete from variants v using ${input} where ${isLeftOut}`.execute(trx);
  await sql`
    insert into variants as v (id, product_id, position, prices, inventory_policy)
    select (e.value->>'id')::bigint, (d->>'id')::bigint, e.ordinality, e.value->'prices', e.value->>'inventory_policy'
    from ${input}, jsonb_array_elements(d->'variants') with ordinality as e
    on conflict (id) do update set product_id = excluded.product_id, position = excluded.position,
      prices = excluded.prices, inventory_policy = excluded.inventory_policy`.execute(trx);
  await sql`
    delete from collection_products c using ${input} where c.product_id = (d->>'id')::bigint`.execute(trx);
  await sql`
    insert into collection_products (handle, product_id)
    select handle, (d->>'id')::bigint
    from ${input}, jsonb_array_elements_text(coalesce(d->'collections', '[]')) as handle
    on conflict do nothing`.execute(trx);
}

const selectFileStock = (products: readonly Product[], untold: ReadonlySet<number> = new Set()) => sql`
  select (d->>'id')::bigint as product_id, (i->>'variant_id')::bigint as variant_id,
    coalesce(i->>'region', 'INTL') as region, (i->>'quantity')::integer as quantity, i->>'level' as level,
    (i->>'requires_shipping')::boolean as requires_shipping
  from ${elements(products)}, jsonb_array_elements(d->'inventories') as i
  where not (i->>'variant_id')::bigint = any(${[...untold]}::bigint[])`;

/** Puts in the stock of variants and regions that have none yet; answers how many others the file counts differently. */
async function addStock(
  trx: Transaction<Database>,
  products: readonly Product[],
  untold: ReadonlySet<number>,
): Promise<number> {
  await sql`
    update stock s set requires_shipping = given.requires_shipping from (${selectFileStock(products)}) as given
    where s.variant_id = given.variant_id and s.region = given.region
      and s.requires_shipping <> given.requires_shipping`.execute(trx);
  const { rows } = await sql<{ kept: number }>`
    with given as (${selectFileStock(products)}), saved as (
      insert into stock (variant_id, region, quantity, level, requires_shipping)
      select variant_id, region, quantity, level, requires_shipping from given
      on conflict (variant_id, region) do nothing
      returning variant_id, region, quantity
    ), entries as (
      insert into stock_entries (variant_id, region, delta, reason)
      select variant_id, region, quantity, 'import' from saved where quantity <> 0
    )
    select count(*)::integer as kept from stock s join given using (variant_id, region)
    where not given.variant_id = any(${[...untold]}::bigint[]) and (s.quantity is distinct from given.quantity or s.level <> given.level)`.execute(
    trx,
  );
  return rows[0]!.kept;
}

/** Sets the stock to the file's values, with an entry for each difference; returns the ids of the changed products. */
async function setStock(
  trx: Transaction<Database>,
  products: readonly Product[],
  untold: ReadonlySet<number>,
): Promise<Set<number>> {
  const removed = await sql<{ product_id: number }>`
    with removed as (
      delete from stock s using variants v, ${elements(products)}
      where v.id = s.variant_id and v.product_id = (d->>'id')::bigint
        and not s.variant_id = any(${[...untold]}::bigint[])
        and not exists (select from jsonb_array_elements(d->'inventories') as i
          where (i->>'variant_id')::bigint = s.variant_id and coalesce(i->>'region', 'INTL') = s.region)
      returning v.product_id, s.variant_id, s.region, s.quantity
    ) ${noteRemoved} select product_id from removed`.execute(trx);
  const { rows } = await sql<{ product_id: number }>`
    with given as (${selectFileStock(products, untold)}), before as (
      select s.variant_id, s.region, s.quantity from stock s join given using (variant_id, region)
    ), saved as (
      insert into stock as s (variant_id, region, quantity, level, requires_shipping)
      select variant_id, region, quantity, level, requires_shipping from given
      on conflict (variant_id, region) do update set quantity = excluded.quantity, level = excluded.level,
        requires_shipping = excluded.requires_shipping
      where (s.quantity, s.level, s.requires_shipping)
        is distinct from (excluded.quantity, excluded.level, excluded.requires_shipping)
      returning variant_id, region, quantity
    ), entries as (
      insert into stock_entries (variant_id, region, delta, reason)
      select saved.variant_id, saved.region, coalesce(saved.quantity, 0) - coalesce(before.quantity, 0), 'import'
      from saved left join before using (variant_id, region)
      where coalesce(saved.quantity, 0) <> coalesce(before.quantity, 0)
    )
    select given.product_id from saved join given using (variant_id, region)`.execute(trx);
  return new Set([...removed.rows, ...rows].map(({ product_id }) => product_id));
}
