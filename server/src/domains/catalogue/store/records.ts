import type { ProductRecord } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { TextRecord, type TextRow } from "./TextRecord.ts";

/** Which products: those with these ids; those of these variants. */
export type RecordQuery = { ids: readonly number[] } | { variants: readonly number[] };

/** Reads products with their stock, by id in ascending order. */
export async function readRecords(db: Kysely<Database>, query: RecordQuery): Promise<ProductRecord[]> {
  const condition =
    "ids" in query ? sql`p.id in ${listIds(toIds(query.ids))}` : isProductOf(toIds(query.variants));
  const { rows } = await selectRecords(sql`p.document`, condition).execute(db);
  return rows as ProductRecord[];
}

/** A product as the store has it now; without its document where the catalogue in memory has the same one. */
export type RecordRow = Omit<ProductRecord, "document"> & { document: ProductRecord["document"] | null };

/** The products of these variants as they are now, without documents that are no newer than `revision`. */
export const currentRecords = (variants: readonly number[], revision: number): RawBuilder<RecordRow> =>
  selectRecords(
    sql`case when p.revision > ${revision} then p.document end as document`,
    isProductOf(variants),
  );

/** What memory has of the catalogue, up to a revision. */
export interface RecordMemory {
  revision: number;
  stored(id: number): ProductRecord | undefined;
}

const readCurrentRecords = prepare((values: { variants: readonly number[]; revision: number }) =>
  currentRecords(values.variants, values.revision),
);

/** Reads the products of these variants as they are now. Documents that did not change since come from memory. */
export async function loadRecords(
  db: Kysely<Database>,
  memory: RecordMemory,
  variants: readonly number[],
): Promise<ProductRecord[]> {
  const rows = await readCurrentRecords(db, { variants: toIds(variants), revision: memory.revision });
  return completeRecords(rows, memory);
}

/** Adds each document that memory has. */
export const completeRecords = (rows: readonly RecordRow[], memory: RecordMemory): ProductRecord[] =>
  rows.map((row) => {
    const created_at = new Date(row.created_at).toISOString();
    if (row.document !== null) return { ...row, document: row.document, created_at };
    const stored = memory.stored(row.id);
    if (stored === undefined) throw new Error(`product ${row.id} is not in memory`);
    const { document, stars } = stored;
    return { ...row, document, stars, created_at };
  });

/** Those that can be ids: others match none, and PostgreSQL would reject them. */
export const toIds = (numbers: readonly number[]): number[] => numbers.filter(Number.isSafeInteger);

const listIds = (ids: readonly number[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${json(ids)}) as value)`;

const isProductOf = (variants: readonly number[]): RawBuilder<unknown> =>
  sql`p.id in (select product_id from variants where id in ${listIds(variants)})`;

// Stock is joined to the whole list at once: a lookup per product would scan the whole table each time while it has no
// statistics, as after an import.
const selectRecords = (document: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql<RecordRow>`
  with wanted as (
    select p.id, ${document}, p.enabled, p.popularity, p.created_at
    from products p where ${condition}
  ), ${parts(sql`true`)}
  select wanted.*, coalesce(held.stock, '[]') as stock, rated.stars ${joined}`;

/** Which products changed: `limit` of those after a revision, beyond an id. */
export interface ChangeQuery {
  after: number;
  beyond: number;
  limit: number;
}

/** Reads products that changed, with their stock, by id in ascending order; their documents stay text. */
export async function readChanged(
  db: Kysely<Database>,
  { after, beyond, limit }: ChangeQuery,
): Promise<TextRecord[]> {
  // Without bounds of its own the join would read all variants for each part of the catalogue.
  const range = sql`v.product_id > ${beyond} and v.product_id <= (select max(id) from wanted)`;
  const { rows } = await sql<TextRow>`
    with wanted as (
      select p.id, p.document::text as text, p.enabled, p.popularity, p.created_at
      from products p where p.revision > ${after} and p.id > ${beyond}
      order by p.id limit ${limit}
    ), ${parts(range)}
    select wanted.*, coalesce(held.stock, '[]') as stock, rated.stars ${joined}`.execute(db);
  return rows.map((row) => new TextRecord(row));
}

/** Stock and stars of the wanted products; `range` narrows the variants `v`. */
const parts = (range: RawBuilder<unknown>) => sql`
  held as (
    select v.product_id, jsonb_agg(to_jsonb(s) order by v.position, s.region) as stock
    from wanted join variants v on v.product_id = wanted.id join stock s on s.variant_id = v.id
    where ${range}
    group by v.product_id
  ), rated as (
    select product_id, jsonb_build_array(count(*) filter (where stars = 1), count(*) filter (where stars = 2),
      count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)) as stars
    from reviews where enabled and product_id in (select id from wanted)
    group by product_id
  )`;

const joined = sql`
  from wanted left join held on held.product_id = wanted.id left join rated on rated.product_id = wanted.id
  order by wanted.id`;
