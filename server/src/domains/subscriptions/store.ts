import { createHash } from "node:crypto";
import type { Currency, Order } from "@velours/sdk/types";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { json } from "../../platform/store/json.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { SubscriptionTable } from "./schema.ts";

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** A member's subscription: its products and its means of payment. */
export interface Terms {
  productIds: number[];
  currency: Currency;
  amount: number;
  card: string;
}

const hashNonce = (nonce: string): string => createHash("sha256").update(nonce).digest("base64url");

/** The subscription a nonce proves, the member's newest one without a nonce, or undefined. */
export async function findSubscription(
  db: Kysely<Database>,
  { userId, site, nonce }: { userId: number; site: string; nonce: string | null },
): Promise<SubscriptionRow | undefined> {
  let query = db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId);
  query = query.where("site", "=", site);
  if (nonce !== null) query = query.where("nonce_hash", "=", hashNonce(nonce));
  return await query.orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** An order of a subscription, and the number of its month from 1. */
export interface MonthOrder {
  month: number;
  order: Order;
}

/**
 * A member's own subscription by its number with the last month that was ordered, or undefined. Both come from one statement: read one
 * after the other they may tell of two moments, and a month that was just ordered would be followed by another.
 */
export async function readSubscription(
  db: Kysely<Database>,
  { id, userId }: { id: number; userId: number },
): Promise<{ subscription: SubscriptionRow; last: MonthOrder | null } | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .leftJoin("subscription_orders", "subscription_orders.subscription_id", "subscriptions.id")
    .leftJoin("orders", "orders.id", "subscription_orders.order_id")
    .selectAll("subscriptions")
    .select(["subscription_orders.month", "orders.document"])
    .where("subscriptions.id", "=", id)
    .where("subscriptions.user_id", "=", userId)
    .orderBy("subscription_orders.month", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { month, document, ...subscription } = row;
  return { subscription, last: month === null ? null : { month, order: document as Order } };
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
      nonce_hash: hashNonce(nonce),
      paid_until: nextMonth(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Sets other terms under a new nonce. Undefined when another request changed or ordered it in the meantime: then its
 * nonce or its month differs.
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
      nonce_hash: hashNonce(nonce),
      ...(paidFrom !== null && { paid_until: nextMonth(paidFrom) }),
    })
    .where("id", "=", id)
    .where("nonce_hash", "=", nonce_hash)
    .where("paid_until", "=", paid_until)
    .returningAll()
    .executeTakeFirst();
}

/** Begins the next paid month; false when another request did so first. */
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

/** The newest hundred subscriptions of a member on these sites; null for all. */
export async function listSubscriptionsOf(
  db: Kysely<Database>,
  userId: number | null,
  sites: readonly string[] | null,
): Promise<SubscriptionRow[]> {
  return await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(sites !== null, (query) => query.where("site", "in", sites ?? []))
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** True when a month of a subscription to a site in a currency is paid for. */
export async function hasPaidSubscriptions(
  db: Kysely<Database>,
  site: string,
  currency: Currency,
): Promise<boolean> {
  const row = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("site", "=", site)
    .where("currency", "=", currency)
    .where("paid_until", ">", sql<string>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
