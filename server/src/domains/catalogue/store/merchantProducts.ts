import type { ShopFacts, StockRow } from "@velours/sdk/shop";
import type { Product, ProductState } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { isForSale, isSold, someVariant } from "./soldVariants.ts";

/** A product as it was imported, with its stock now and what keeps it from being found or bought. */
export interface MerchantProductRow {
  id: number;
  document: Product;
  stock: StockRow[];
  created_at: string;
  states: ProductState[];
}

interface ProductFilter {
  ids?: readonly number[];
  q?: string | undefined;
  state?: ProductState | undefined;
  /** Only products with a higher id. */
  after: number;
  limit: number;
}

/** The rule `productStates` in SQL. */
const conditions = ({ unlisted, currencies }: ShopFacts): Record<ProductState, RawBuilder<boolean>> => ({
  disabled: sql`not p.enabled`,
  unlisted: sql`p.id in (select value::bigint from jsonb_array_elements_text(${json([...unlisted])}) as value)`,
  unpictured: sql`jsonb_array_length(coalesce(p.document -> 'images', '[]')) = 0`,
  soldOut: sql`not ${someVariant(isSold)}`,
  unpriced: sql`exists (
    select from jsonb_array_elements_text(${json([...currencies])}) as currency
    where not ${someVariant(sql`item -> 'prices' ? currency and (${isForSale} or not ${someVariant(isForSale)})`)})`,
});

const matches = (q: string): RawBuilder<boolean> => sql`(
  p.id::text = ${q} or lower(p.handle) = lower(${q})
  or position(lower(${q}) in lower(p.document ->> 'title')) > 0
  or exists (select from jsonb_array_elements(p.document -> 'variants') as variant
    where lower(variant ->> 'sku') = lower(${q})))`;

/** Products by id, whether or not they are sold. */
export async function listMerchantRows(
  db: Kysely<Database>,
  facts: ShopFacts,
  { ids, q, state, after, limit }: ProductFilter,
): Promise<MerchantProductRow[]> {
  const byState = conditions(facts);
  const named = Object.entries(byState).map(([name, is]) => sql`case when ${is} then ${sql.lit(name)} end`);
  const { rows } = await sql<MerchantProductRow>`
    select p.id, p.document, p.created_at,
      to_jsonb(array_remove(array[${sql.join(named)}], null)) as states,
      coalesce((
        select jsonb_agg(to_jsonb(s) order by v.position, s.region)
        from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
      ), '[]') as stock
    from products p
    where p.id > ${after}
      and ${ids === undefined ? sql`true` : sql`p.id in (select value::bigint from jsonb_array_elements_text(${json(ids)}) as value)`}
      and ${q === undefined ? sql`true` : matches(q)} and ${state === undefined ? sql`true` : byState[state]}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** Products that have some of these variants, by id; `lock` keeps others from changing them. */
export async function readProductsOfVariants(
  db: Kysely<Database>,
  variants: readonly number[],
  { lock }: { lock: boolean },
): Promise<{ document: Product; enabled: boolean }[]> {
  const { rows } = await sql<{ document: Product; enabled: boolean }>`
    select document, enabled from products where id in (
      select product_id from variants
      where id in (select value::bigint from jsonb_array_elements_text(${json(variants)}) as value))
    order by id ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** Locks products until the transaction ends, in the order of their ids. */
export async function lockProducts(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    select id from products
    where id in (select value::bigint from jsonb_array_elements_text(${json(ids)}) as value)
    order by id for update`.execute(trx);
}
