import { createHash } from "node:crypto";
import type { Currency, Order } from "@velours/sdk/types";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import type { Database, SubscriptionTable } from "../store/schema.ts";

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** What a member subscribes to, and pays with. */
export interface Terms {
  productIds: number[];
  currency: Currency;
  amount: number;
  card: string;
}

const hashOf = (nonce: string): string => createHash("sha256").update(nonce).digest("base64url");

/** The subscription a nonce proves, the member's newest one without a nonce, or undefined. */
export async function findSubscription(
  db: Kysely<Database>,
  { userId, site, nonce }: { userId: number; site: string; nonce: string | null },
): Promise<SubscriptionRow | undefined> {
  let query = db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId);
  query = query.where("site", "=", site);
  if (nonce !== null) query = query.where("nonce_hash", "=", hashOf(nonce));
  return await query.orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** A member's own subscription by its number, or undefined. */
export async function readSubscription(
  db: Kysely<Database>,
  { id, userId }: { id: number; userId: number },
): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

const nextMonth = (from: Date) => sql<string>`${from.toISOString()}::timestamptz + interval '1 month'`;

export async function insertSubscription(
  trx: Transaction<Database>,
  { userId, site, now }: { userId: number; site: string; now: Date },
  { productIds, ...terms }: Terms,
  nonce: string,
): Promise<SubscriptionRow> {
  return await trx
    .insertInto("subscriptions")
    .values({
      ...terms,
      user_id: userId,
      site,
      product_ids: json(productIds),
      nonce_hash: hashOf(nonce),
      paid_until: nextMonth(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Other terms under a new nonce. Undefined when somebody changed or ordered it meanwhile: its nonce is another one, or
 * its month.
 */
export async function changeSubscription(
  trx: Transaction<Database>,
  { id, nonce_hash, paid_until }: SubscriptionRow,
  { productIds, ...terms }: Terms,
  nonce: string,
  paidFrom: Date | null,
): Promise<SubscriptionRow | undefined> {
  return await trx
    .updateTable("subscriptions")
    .set({
      ...terms,
      product_ids: json(productIds),
      nonce_hash: hashOf(nonce),
      ...(paidFrom !== null && { paid_until: nextMonth(paidFrom) }),
    })
    .where("id", "=", id)
    .where("nonce_hash", "=", nonce_hash)
    .where("paid_until", "=", paid_until)
    .returningAll()
    .executeTakeFirst();
}

/** Begins the next paid month; false when somebody did so meanwhile. */
export async function beginMonth(
  trx: Transaction<Database>,
  { id, paid_until }: SubscriptionRow,
  now: Date,
): Promise<boolean> {
  const begun = await trx
    .updateTable("subscriptions")
    .set({ paid_until: nextMonth(now) })
    .where("id", "=", id)
    .where("paid_until", "=", paid_until)
    .returning("id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** Ties an order to the subscription's next month. */
export async function insertSubscriptionOrder(
  trx: Transaction<Database>,
  subscriptionId: number,
  orderId: string,
): Promise<void> {
  await sql`
    insert into subscription_orders (subscription_id, month, order_id)
    select ${subscriptionId}, coalesce(max(month), 0) + 1, ${orderId}
    from subscription_orders where subscription_id = ${subscriptionId}`.execute(trx);
}

/** The order of the last month that was ordered, and its number from 1; undefined when there was none. */
export async function readLastOrder(
  db: Kysely<Database>,
  subscriptionId: number,
): Promise<{ month: number; order: Order } | undefined> {
  const row = await db
    .selectFrom("subscription_orders")
    .innerJoin("orders", "orders.id", "subscription_orders.order_id")
    .select(["month", "document"])
    .where("subscription_id", "=", subscriptionId)
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { month: row.month, order: row.document as Order };
}
