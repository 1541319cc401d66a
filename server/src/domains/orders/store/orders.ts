import { isParcelLine } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** The next number for people, such as V-100023. A number of an order that failed is not used again. */
export async function nextOrderNumber(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(trx);
  return rows[0]?.number ?? 0;
}

/** Stores a new order; `userId` is its owner, null for a guest, and `attemptId` its payment, null for none. */
export async function insertOrder(
  trx: Transaction<Database>,
  number: number,
  order: Order,
  { userId, attemptId }: { userId: number | null; attemptId: string | null },
): Promise<void> {
  await trx
    .insertInto("orders")
    .values({
      id: order.id,
      number,
      site: order.site,
      email: order.user.email,
      user_id: userId,
      currency: order.invoice.currency,
      total: order.invoice.total,
      document: json(order),
      created_at: order.created_at,
    })
    .execute();
  await insertLines(trx, order, 0, attemptId);
}

/** Writes an order with added products and its new total; the products from `position` on are the added ones. */
export async function addOrderLines(
  trx: Transaction<Database>,
  order: Order,
  position: number,
  attemptId: string | null,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ total: order.invoice.total, document: json(order) })
    .where("id", "=", order.id)
    .execute();
  await insertLines(trx, order, position, attemptId);
}

async function insertLines(
  trx: Transaction<Database>,
  order: Order,
  from: number,
  attemptId: string | null,
): Promise<void> {
  await trx
    .insertInto("order_lines")
    .values(
      order.products.slice(from).map((product, index) => ({
        order_id: order.id,
        position: from + index,
        product_id: product.id,
        variant_id: product._variant.id,
        quantity: product._quantity,
        price: product._price,
        free: product._free,
        attempt_id: attemptId,
        in_parcel: isParcelLine(product),
      })),
    )
    .execute();
}

/** An order by its id with its owner, null for a guest; or undefined. */
export async function readOrderWithOwner(
  db: Kysely<Database>,
  id: string,
): Promise<{ order: Order; userId: number | null } | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["document", "user_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { order: row.document as Order, userId: row.user_id };
}

interface MemberOrders {
  userId: number;
  /** Guests' orders under this address are the member's as well; null when it is not proven. */
  email: string | null;
  site: string;
  limit: number;
  offset: number;
}

/** A page of a member's orders on a site, the newest first, and how many there are. */
export async function listMemberOrders(
  db: Kysely<Database>,
  { userId, email, site, limit, offset }: MemberOrders,
): Promise<{ orders: Order[]; total: number }> {
  const guests = sql<boolean>`user_id is null and lower(email) = ${email?.toLowerCase() ?? null}`;
  const memberOrders = db
    .selectFrom("orders")
    .where((eb) =>
      email === null ? eb("user_id", "=", userId) : eb.or([eb("user_id", "=", userId), guests]),
    )
    .where("site", "=", site);
  const { total } = await memberOrders
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await memberOrders
    .select("document")
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { orders: rows.map(({ document }) => document as Order), total };
}

/** An order by its id, or undefined. */
export async function readOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").select("document").where("id", "=", id).executeTakeFirst();
  return row?.document as Order | undefined;
}

/** An order that is being changed; locked until the transaction ends. */
export interface LockedOrder {
  order: Order;
  number: number;
  userId: number | null;
  cancelledAt: string | null;
}

/** Locks an order. Its other locks come after this one: payments, stock, gift cards, cash back. */
export async function lockOrder(
  trx: Transaction<Database>,
  by: string | { number: number },
): Promise<LockedOrder | undefined> {
  const row = await trx
    .selectFrom("orders")
    .select(["document", "number", "user_id", "cancelled_at"])
    .where((eb) => (typeof by === "string" ? eb("id", "=", by) : eb("number", "=", by.number)))
    // Rows that refer to an order may still be added meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      order: row.document as Order,
      number: row.number,
      userId: row.user_id,
      cancelledAt: row.cancelled_at,
    }
  );
}

export async function markCancelled(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.updateTable("orders").set({ cancelled_at: sql<string>`now()` }).where("id", "=", id).execute();
}

/** An order by its number for people, without its prefix; or undefined. */
export async function readOrderByNumber(db: Kysely<Database>, number: number): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("document")
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.document as Order | undefined;
}
