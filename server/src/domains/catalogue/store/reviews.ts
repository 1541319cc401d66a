import type { ReviewPage, ReviewRow } from "@velours/sdk/shop";
import type { Review } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { bumpRevision } from "../../../platform/store/revision.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../../platform/store/upsertCounts.ts";

/** Puts reviews into the store by id, and marks their products as changed: a product says its rating. */
export async function upsertReviews(
  trx: Transaction<Database>,
  reviews: readonly ReviewRow[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ product_id: number; former: number | null; inserted: boolean }>`
    with before as (
      select id, product_id from reviews
      where id in (select (d->>'id')::bigint from jsonb_array_elements(${JSON.stringify(reviews)}::text::jsonb) as d)
    ), written as (
      insert into reviews as r (id, product_id, stars, language, enabled, created_at, document)
      select (d->>'id')::bigint, (d->>'product_id')::bigint, (d->>'stars')::smallint, d->>'language',
        coalesce((d->>'enabled')::boolean, true), (d->>'created_at')::timestamptz, d
      from jsonb_array_elements(${JSON.stringify(reviews)}::text::jsonb) as d
      on conflict (id) do update set product_id = excluded.product_id, stars = excluded.stars,
        language = excluded.language, enabled = excluded.enabled, created_at = excluded.created_at,
        document = excluded.document
      where r.document is distinct from excluded.document
      returning r.id, r.product_id, (xmax = 0) as inserted
    )
    select written.product_id, before.product_id as former, written.inserted
    from written left join before using (id)`.execute(trx);
  await markProducts(
    trx,
    rows.flatMap(({ product_id, former }) => [product_id, former ?? product_id]),
  );
  return countRows(rows, reviews.length);
}

/** Deletes reviews that equal these but for what they say of their authors, which earlier versions wrote otherwise. */
export async function deleteReviews(
  trx: Transaction<Database>,
  reviews: readonly ReviewRow[],
): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    delete from reviews
    where document - 'author' - 'verified' in (select d - 'author' - 'verified' from jsonb_array_elements(${JSON.stringify(reviews)}::text::jsonb) as d)
    returning product_id`.execute(trx);
  await markProducts(
    trx,
    rows.map(({ product_id }) => product_id),
  );
}

/** True when the shop has the review and an import hid it. */
export async function isReviewHidden(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom("reviews").select("enabled").where("id", "=", id).executeTakeFirst();
  return row?.enabled === false;
}

/** Deletes reviews by id. */
export async function removeReviews(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ product_id: number }>`
    delete from reviews where id = any(${[...ids]}::bigint[]) returning product_id`.execute(trx);
  await markProducts(
    trx,
    rows.map(({ product_id }) => product_id),
  );
}

async function markProducts(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const revision = await bumpRevision(trx);
  await trx
    .updateTable("products")
    .set({ revision })
    .where("id", "in", [...new Set(ids)])
    .execute();
}

/** A page of a product's reviews, as `selectReviews` of the rules orders them. */
export async function readReviews(
  db: Kysely<Database>,
  { product, stars, order, language, page, limit }: ReviewPage,
): Promise<Review[]> {
  const sign = { newest: 0, highest: -1, lowest: 1 }[order];
  const { rows } = await sql<{ document: Review }>`
    select document - 'product_id' - 'enabled' as document from reviews
    where product_id = ${product} and enabled ${stars === undefined ? sql`` : sql`and stars = ${stars}`}
    order by (language <> ${language}), stars * ${sql.lit(sign)}, created_at desc, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows.map(({ document }) => document);
}
