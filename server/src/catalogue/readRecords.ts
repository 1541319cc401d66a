import type { ProductRecord } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { Database } from "../store/schema.ts";

/** Which products: those with these ids, or those of these variants. */
export type Wanted = { ids: readonly number[] } | { variants: readonly number[] };

/** Reads products with their stock, by id in ascending order. */
export async function readRecords(db: Kysely<Database>, wanted: Wanted): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRecord>`
    select p.id, p.document, p.enabled, p.popularity, p.created_at, p.revision,
      coalesce((select jsonb_agg(to_jsonb(s) order by v.position, s.region) from variants v
        join stock s on s.variant_id = v.id where v.product_id = p.id), '[]') as stock
    from products p
    where ${conditionOf(wanted)}
    order by p.id`.execute(db);
  return rows;
}

function conditionOf(wanted: Wanted) {
  const list = JSON.stringify("ids" in wanted ? wanted.ids : wanted.variants);
  const ids = sql`(select value::bigint from jsonb_array_elements_text(${list}::text::jsonb) as value)`;
  return "ids" in wanted
    ? sql<boolean>`p.id in ${ids}`
    : sql<boolean>`p.id in (select product_id from variants where id in ${ids})`;
}
