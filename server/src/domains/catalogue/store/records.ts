import type { ProductRecord } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { combineReads } from "../../../platform/store/combineReads.ts";
import { json } from "../../../platform/store/json.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** Which products: those with these ids; those of these variants. */
export type RecordQuery = { ids: readonly number[] } | { variants: readonly number[] };

/** Reads products with their stock, by id in ascending order. */
export async function readRecords(db: Kysely<Database>, query: RecordQuery): Promise<ProductRecord[]> {
  if ("ids" in query && query.ids.length === 0) return [];
  const condition =
    "ids" in query ? sql`p.id = ${listIds(toIds(query.ids))}` : isProductOf(toIds(query.variants));
  const { rows } = await selectRecords(sql`p.document`, condition).execute(db);
  return rows as ProductRecord[];
}

/** A product as the store has it now; without its document where the catalogue in memory has the same one. */
export type RecordRow = Omit<ProductRecord, "document"> & { document: ProductRecord["document"] | null };

/** The products of these variants as they are now, without documents that are no newer than `revision`. */
export const currentRecords = (variants: readonly number[], revision: number): RawBuilder<RecordRow> =>
  selectRecords(newerDocument(revision), isProductOf(variants));

const newerDocument = (revision: number) =>
  sql`case when p.revision > ${revision} then p.document end as document`;

/** The catalogue in memory, up to a revision. */
export interface RecordMemory {
  revision: number;
  stored(id: number): ProductRecord | undefined;
}

interface CartQuery {
  variants: readonly number[];
  revision: number;
}

/** A product of carts, with those of their variants that are its own. */
type RequestedRow = RecordRow & { requested: number[] };

const readRequested = prepare(({ variants, revision }: CartQuery) =>
  selectRecords<RequestedRow>(
    sql`${newerDocument(revision)}, requested.ids as requested`,
    sql`true`,
    sql`join (
      select product_id, jsonb_agg(id) as ids from variants where id = ${listIds(variants)} group by product_id
    ) requested on requested.product_id = p.id`,
  ),
);

const readCart = combineReads(async (db, carts: readonly CartQuery[]): Promise<RecordRow[][]> => {
  const rows = await readRequested(db, {
    variants: [...new Set(carts.flatMap(({ variants }) => variants))],
    // A document that one of the carts needs does no harm to the others.
    revision: Math.min(...carts.map(({ revision }) => revision)),
  });
  return carts.map(({ variants }) => {
    const wanted = rows.filter(({ requested }) => requested.some((id) => variants.includes(id)));
    return wanted.map(({ requested: _, ...row }) => row);
  });
});

/**
 * Reads the products of these variants as they are now, with those of other carts that are read at the same moment.
 * Documents that did not change since come from memory.
 */
export async function loadRecords(
  db: Kysely<Database>,
  memory: RecordMemory,
  variants: readonly number[],
): Promise<ProductRecord[]> {
  const rows = await readCart(db, { variants: toIds(variants), revision: memory.revision });
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

/** Numbers that can be ids: others match none, and PostgreSQL would reject them. */
export const toIds = (numbers: readonly number[]): number[] => numbers.filter(Number.isSafeInteger);

// As an array PostgreSQL expects ten of them, as rows a hundred: then it reads whole tables of stock and variants.
const listIds = (ids: readonly number[]) =>
  sql`any(array(select value::bigint from jsonb_array_elements_text(${json(ids)}) as value))`;

const isProductOf = (variants: readonly number[]): RawBuilder<unknown> =>
  sql`p.id in (select product_id from variants where id = ${listIds(variants)})`;

// Looked up for each product: joined to the list, PostgreSQL reads the whole table of variants as long as it is small, and
// that of stock while it has no statistics. `offset 0` keeps the lookup of stock from becoming a join.
const selectRecords = <Row = RecordRow>(
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  join: RawBuilder<unknown> = sql``,
) => sql<Row>`
  with wanted as (
    select p.id, ${columns}, p.enabled, p.popularity, p.created_at
    from products p ${join} where ${condition}
  )
  select wanted.*, coalesce(held.stock, '[]') as stock, rated.stars
  from wanted left join lateral (
    select json_agg(s order by v.position, s.region) as stock
    from variants v cross join lateral (select * from stock where variant_id = v.id offset 0) s
    where v.product_id = wanted.id
  ) held on true left join lateral (
    select ${countStars} as stars from reviews where enabled and product_id = wanted.id having count(*) > 0
  ) rated on true
  order by wanted.id`;

/** How many gave one star, two and so on. */
const countStars = sql`jsonb_build_array(count(*) filter (where stars = 1), count(*) filter (where stars = 2),
  count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5))`;

/** Which products changed: `limit` of those after a revision, beyond an id. */
export interface ChangeQuery {
  after: number;
  beyond: number;
  limit: number;
}

/** Reads products that changed, with their stock, by id in ascending order; each as the text of its `ProductValues`. */
export async function readChanged(
  db: Kysely<Database>,
  { after, beyond, limit }: ChangeQuery,
): Promise<string[]> {
  // Without bounds of its own the join of stock would read all variants for each part of the catalogue. Each
  // product is a single value: to take values out of the answer costs more than to parse them.
  const { rows } = await sql<{ text: string }>`
    with wanted as (
      select p.id, p.document, p.enabled, p.popularity, p.created_at
      from products p where p.revision > ${after} and p.id > ${beyond}
      order by p.id limit ${limit}
    ), held as (
      select v.product_id, json_agg(s order by v.position, s.region) as stock
      from wanted join variants v on v.product_id = wanted.id join stock s on s.variant_id = v.id
      where v.product_id > ${beyond} and v.product_id <= (select max(id) from wanted)
      group by v.product_id
    ), rated as (
      select product_id, ${countStars} as stars
      from reviews where enabled and product_id in (select id from wanted)
      group by product_id
    )
    select json_build_array(wanted.id, wanted.enabled, wanted.popularity, wanted.created_at, rated.stars,
      wanted.document, coalesce(held.stock, '[]'))::text as text
    from wanted left join held on held.product_id = wanted.id left join rated on rated.product_id = wanted.id
    order by wanted.id`.execute(db);
  return rows.map(({ text }) => text);
}

/** The id in the text of a product, without parsing the rest. */
export const getId = (text: string): number => Number.parseInt(text.slice(1), 10);
