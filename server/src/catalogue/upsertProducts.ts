import type { Product } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import type { UpsertCounts } from "../store/upsertCounts.ts";
import { bumpRevision } from "./revision.ts";

const batchSize = 500;

/**
 * Puts products into the catalogue by id, in the contract's shape with its import-only properties. A product
 * that is already there word for word is left alone, so importing twice changes nothing, stock sold since included.
 */
export async function upsertProducts(
  trx: Transaction<Database>,
  products: readonly Product[],
): Promise<UpsertCounts> {
  const counts: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 };
  if (products.length === 0) return counts;
  const revision = await bumpRevision(trx);
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = products.slice(start, start + batchSize);
    const written = await writeDocuments(trx, batch, revision);
    const changed = batch.filter((product) => written.has(product.id));
    if (changed.length > 0) await writeParts(trx, changed);
    for (const inserted of written.values()) counts[inserted ? "inserted" : "updated"]++;
    counts.unchanged += batch.length - written.size;
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

/** Variants, stock and memberships of products just written. */
async function writeParts(trx: Transaction<Database>, products: readonly Product[]): Promise<void> {
  const input = sql`jsonb_array_elements(${JSON.stringify(products)}::text::jsonb) as d`;
  await sql`
    delete from variants v using ${input}
    where v.product_id = (d->>'id')::bigint
      and not d->'variants' @> jsonb_build_array(jsonb_build_object('id', v.id))`.execute(trx);
  await sql`
    insert into variants as v (id, product_id, position, prices, inventory_policy)
    select (e.value->>'id')::bigint, (d->>'id')::bigint, e.ordinality, e.value->'prices', e.value->>'inventory_policy'
    from ${input}, jsonb_array_elements(d->'variants') with ordinality as e
    on conflict (id) do update set product_id = excluded.product_id, position = excluded.position,
      prices = excluded.prices, inventory_policy = excluded.inventory_policy`.execute(trx);
  await sql`
    delete from stock s using variants v, ${input}
    where v.id = s.variant_id and v.product_id = (d->>'id')::bigint
      and not exists (select from jsonb_array_elements(d->'inventories') as i
        where (i->>'variant_id')::bigint = s.variant_id and coalesce(i->>'region', 'INTL') = s.region)`.execute(
    trx,
  );
  await sql`
    with given as (
      select (i->>'variant_id')::bigint as variant_id, coalesce(i->>'region', 'INTL') as region,
        (i->>'quantity')::integer as quantity, i->>'level' as level,
        (i->>'requires_shipping')::boolean as requires_shipping
      from ${input}, jsonb_array_elements(d->'inventories') as i
    ), before as (
      select s.variant_id, s.region, s.quantity from stock s join given using (variant_id, region)
    ), saved as (
      insert into stock (variant_id, region, quantity, level, requires_shipping)
      select variant_id, region, quantity, level, requires_shipping from given
      on conflict (variant_id, region) do update set quantity = excluded.quantity, level = excluded.level,
        requires_shipping = excluded.requires_shipping
      returning variant_id, region, quantity
    )
    insert into stock_entries (variant_id, region, delta, reason)
    select saved.variant_id, saved.region, coalesce(saved.quantity, 0) - coalesce(before.quantity, 0), 'import'
    from saved left join before using (variant_id, region)
    where coalesce(saved.quantity, 0) <> coalesce(before.quantity, 0)`.execute(trx);
  await sql`
    delete from collection_products c using ${input} where c.product_id = (d->>'id')::bigint`.execute(trx);
  await sql`
    insert into collection_products (handle, product_id)
    select handle, (d->>'id')::bigint
    from ${input}, jsonb_array_elements_text(coalesce(d->'collections', '[]')) as handle
    on conflict do nothing`.execute(trx);
}
