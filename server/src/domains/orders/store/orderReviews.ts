import { randomInt } from "node:crypto";
import type { MerchantReview, OrderReview, ReviewInput, ReviewState } from "@velours/sdk/types";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { OrderReviewTable } from "../schema.ts";

/** Numbers of buyers' reviews begin here and are random, so that they meet none that a merchant imports. */
const firstId = 2 ** 52;

export async function insertOrderReview(
  trx: Transaction<Database>,
  orderId: string,
  { productId, stars, title, body, author, language }: ReviewInput,
): Promise<void> {
  await trx
    .insertInto("order_reviews")
    .values({
      id: firstId + randomInt(2 ** 48 - 1),
      order_id: orderId,
      product_id: productId,
      stars,
      title: title?.trim() ?? null,
      body: body?.trim() ?? null,
      author: author.trim(),
      language,
    })
    .execute();
}

/** The reviews of these orders, the oldest first. */
export async function readOrderReviews(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(OrderReview & { orderId: string })[]> {
  const rows = await db
    .selectFrom("order_reviews")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("number")
    .execute();
  return rows.map(({ order_id, product_id, state, stars, title, body, author, reason, created_at }) => ({
    orderId: order_id,
    productId: product_id,
    state,
    stars,
    title,
    body,
    author,
    reason,
    createdAt: created_at,
  }));
}

/** A review with its order, and its place in a list. */
export interface ListedReview {
  number: number;
  review: MerchantReview["review"];
}

interface ReviewFilters {
  state: ReviewState | undefined;
  /** Null for all sites. */
  sites: readonly string[] | null;
  /** The place of the last one before; undefined to begin. */
  before: number | undefined;
  limit: number;
}

/** Reviews of buyers, the newest first. */
export async function listOrderReviews(
  db: Kysely<Database>,
  { state, sites, before, limit }: ReviewFilters,
): Promise<ListedReview[]> {
  const { rows } = await sql<Row>`
    select r.*, ${ofOrder} from order_reviews r join orders o on o.id = r.order_id
    where true ${state === undefined ? sql`` : sql`and r.state = ${state}`}
      ${before === undefined ? sql`` : sql`and r.number < ${before}`}
      ${sites === null ? sql`` : sql`and o.site = any(${[...sites]}::text[])`}
    order by r.number desc limit ${limit}`.execute(db);
  return rows.map(toListed);
}

/** A review of a buyer, locked until the transaction ends. */
export async function lockOrderReview(
  trx: Transaction<Database>,
  id: number,
): Promise<ListedReview | undefined> {
  const { rows } = await sql<Row>`
    select r.*, ${ofOrder} from order_reviews r join orders o on o.id = r.order_id
    where r.id = ${id} for update of r`.execute(trx);
  return rows[0] && toListed(rows[0]);
}

/** Stores what became of a review; an answer of null is none. */
export async function storeModeration(
  trx: Transaction<Database>,
  { id, state, reason, answer }: MerchantReview["review"],
): Promise<void> {
  await trx
    .updateTable("order_reviews")
    .set({
      state,
      reason,
      answer: answer?.text ?? null,
      answered_at: answer?.answeredAt ?? null,
      moderated_at: sql<string>`now()`,
    })
    .where("id", "=", id)
    .execute();
}

/** Ids of all reviews written with these orders. Until the transaction ends nobody publishes one of them. */
export async function lockReviewIds(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from order_reviews where order_id = any(${[...orderIds]}::uuid[])
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

type Row = Selectable<OrderReviewTable> & {
  order_number: string;
  site: string;
  product_title: string | null;
};

const ofOrder = sql`o.document ->> 'number' as order_number, o.site, (
  select line ->> 'title' from jsonb_array_elements(o.document -> 'products') as line
  where (line ->> 'id')::bigint = r.product_id limit 1) as product_title`;

const toListed = (row: Row): ListedReview => ({
  number: row.number,
  review: {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title ?? "",
    order: row.order_number,
    site: row.site as MerchantReview["review"]["site"],
    state: row.state,
    stars: row.stars,
    title: row.title,
    body: row.body,
    author: row.author,
    language: row.language,
    createdAt: row.created_at,
    reason: row.reason,
    answer: row.answer === null ? null : { text: row.answer, answeredAt: row.answered_at ?? row.created_at },
  },
});
