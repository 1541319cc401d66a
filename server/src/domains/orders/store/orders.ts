import { isParcelLine } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";

/** The next number for people, such as V-100023. A number of an order that failed is not used again. */
export const nextNumber = (): RawBuilder<{ number: number }> =>
  sql`select nextval('order_numbers') as number`;

/** The next number for people, read alone. */
export async function nextOrderNumber(trx: Transaction<Database>): Promise<number> {
  return (await nextNumber().execute(trx)).rows[0]?.number ?? 0;
}

interface Ownership {
  /** The owner; null for a guest. */
  userId: number | null;
  /** The payment; null for none. */
  attemptId: string | null;
}

/** A new order and its lines, two parts to send together. */
export const orderInserts = (number: number, order: Order, { userId, attemptId }: Ownership) => ({
  order: sql<{ id: string }>`
    insert into orders (id, number, site, email, user_id, currency, total, document, created_at)
    values (${order.id}, ${number}, ${order.site}, ${order.user.email}, ${userId}, ${order.invoice.currency},
      ${order.invoice.total}, ${json(order)}, ${order.created_at})
    returning id`,
  lines: linesInsert(order, 0, attemptId),
});

/** Stores a new order. */
export async function insertOrder(
  trx: Transaction<Database>,
  number: number,
  order: Order,
  ownership: Ownership,
): Promise<void> {
  await sendTogether(trx, orderInserts(number, order, ownership));
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
  await linesInsert(order, position, attemptId).execute(trx);
}

/** The lines of an order from a position on. */
function linesInsert(order: Order, from: number, attemptId: string | null): RawBuilder<{ position: number }> {
  const lines = order.products.slice(from).map((product, index) => ({
    position: from + index,
    product_id: product.id,
    variant_id: product._variant.id,
    quantity: product._quantity,
    price: product._price,
    free: product._free,
    in_parcel: isParcelLine(product),
  }));
  return sql`
    insert into order_lines
      (order_id, attempt_id, position, product_id, variant_id, quantity, price, free, in_parcel)
    select ${order.id}::uuid, ${attemptId}::uuid, position, product_id, variant_id, quantity, price, free, in_parcel
    from jsonb_to_recordset(${json(lines)}) as line (position integer, product_id bigint, variant_id bigint,
      quantity integer, price numeric, free boolean, in_parcel boolean)
    returning position`;
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
