import type { ProductRecord } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Which products: `limit` of those that changed after a revision, beyond an id; those with these ids; those of these variants. */
export type RecordQuery =
  | { after: number; beyond: number; limit: number }
  | { ids: readonly number[] }
  | { variants: readonly number[] };

/** Reads products with their stock, by id in ascending order. */
export async function readRecords(db: Kysely<Database>, query: RecordQuery): Promise<ProductRecord[]> {
  // Stock is joined to the whole list at once: a lookup per product would scan the whole table each time while it has
  // no statistics, as after an import.
  const { rows } = await sql<ProductRecord>`
    with wanted as (
      select p.id, p.document, p.enabled, p.popularity, p.created_at, p.revision
      from products p where ${toCondition(query)}
      order by p.id limit ${"limit" in query ? query.limit : null}
    ), held as (
      select v.product_id, jsonb_agg(to_jsonb(s) order by v.position, s.region) as stock
      from wanted join variants v on v.product_id = wanted.id join stock s on s.variant_id = v.id
      group by v.product_id
    ), rated as (
      select product_id, jsonb_build_array(count(*) filter (where stars = 1), count(*) filter (where stars = 2),
        count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)) as stars
      from reviews where enabled and product_id in (select id from wanted)
      group by product_id
    )
    select wanted.*, coalesce(held.stock, '[]') as stock, rated.stars
    from wanted left join held on held.product_id = wanted.id left join rated on rated.product_id = wanted.id
    order by wanted.id`.execute(db);
  return rows;
}

function toCondition(query: RecordQuery) {
  if ("after" in query) {
    return sql<boolean>`p.revision > ${query.after} and p.id > ${query.beyond}`;
  }
  // Values that are not safe integers match no id, and PostgreSQL would reject them.
  const list = JSON.stringify(("ids" in query ? query.ids : query.variants).filter(Number.isSafeInteger));
  const ids = sql`(select value::bigint from jsonb_array_elements_text(${list}::text::jsonb) as value)`;
  return "ids" in query
    ? sql<boolean>`p.id in ${ids}`
    : sql<boolean>`p.id in (select product_id from variants where id in ${ids})`;
}
