import { type ShopFacts, type StockRow, sortedLength, uncounted } from "@velours/sdk/shop";
import type { Product, ProductSort, ProductState } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { isBehind, orderBy } from "../../../platform/store/keyset.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { isForSale, isSold, someVariant } from "./soldVariants.ts";

/** A product as it was imported, with its stock now and what keeps it from being found or bought. */
export interface MerchantProductRow {
  id: number;
  document: Product;
  stock: StockRow[];
  created_at: string;
  states: ProductState[];
  /** The value that the list is ordered by. */
  key: string | number;
}

/** A place in a list of products: the rows behind it come next. */
export interface ProductPlace {
  key: string | number;
  id: number;
}

export interface ProductFilter {
  ids?: readonly number[];
  q?: string | undefined;
  state?: ProductState | undefined;
  /** Without one they are ordered by id. */
  sort?: ProductSort | undefined;
  after?: ProductPlace | undefined;
  limit: number;
}

const keys: Record<string, RawBuilder<string | number>> = {
  id: sql`p.id`,
  created: sql`(extract(epoch from p.created_at) * 1000000)::bigint`,
  // Bytes are ordered alike everywhere, and as JavaScript orders them.
  title: sql`left(lower(normalize(p.document ->> 'title', nfd)), ${sql.lit(sortedLength)}) collate "C"`,
  stock: sql`coalesce(units.quantity, 0)`,
};

/** All units of each product; those that are not counted are more than any number. */
const units = sql`left join (
  select v.product_id, case when bool_or(s.quantity is null and s.level <> 'none') then ${sql.lit(uncounted)}::bigint
    else sum(coalesce(s.quantity, 0))::bigint end as quantity
  from variants v join stock s on s.variant_id = v.id group by v.product_id
) as units on units.product_id = p.id`;

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

/** A page of products, whether or not they are sold. */
export async function listMerchantRows(
  db: Kysely<Database>,
  facts: ShopFacts,
  { ids, q, state, sort = "id-ascending", after, limit }: ProductFilter,
): Promise<MerchantProductRow[]> {
  const byState = conditions(facts);
  const named = Object.entries(byState).map(([name, is]) => sql`case when ${is} then ${sql.lit(name)} end`);
  const [name = "id", direction] = sort.split("-");
  const key = keys[name]!;
  const keyset = { keys: [key, sql`p.id`], isDescending: direction === "descending" };
  const { rows } = await sql<MerchantProductRow>`
    select p.id, p.document, p.created_at, ${key} as key,
      to_jsonb(array_remove(array[${sql.join(named)}], null)) as states,
      coalesce((
        select jsonb_agg(to_jsonb(s) order by v.position, s.region)
        from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
      ), '[]') as stock
    from products p ${name === "stock" ? units : sql``}
    where ${after === undefined ? sql`true` : isBehind(keyset, [after.key, after.id])}
      and ${ids === undefined ? sql`true` : sql`p.id in (select value::bigint from jsonb_array_elements_text(${json(ids)}) as value)`}
      and ${q === undefined ? sql`true` : matches(q)} and ${state === undefined ? sql`true` : byState[state]}
    order by ${orderBy(keyset)} limit ${limit}`.execute(db);
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
