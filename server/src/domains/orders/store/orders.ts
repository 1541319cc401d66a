import type { Order } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** The next number for people, such as V-100023. A number of an order that failed is not used again. */
export async function nextOrderNumber(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(trx);
  return rows[0]?.number ?? 0;
}

/** Stores a new order; `userId` is its owner, null for a guest. */
export async function insertOrder(
  trx: Transaction<Database>,
  number: number,
  userId: number | null,
  order: Order,
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
  await insertLines(trx, order, 0);
}

/** Writes an order with added products and its new total; the products from `position` on are the added ones. */
export async function addOrderLines(
  trx: Transaction<Database>,
  order: Order,
  position: number,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ total: order.invoice.total, document: json(order) })
    .where("id", "=", order.id)
    .execute();
  await insertLines(trx, order, position);
}

async function insertLines(trx: Transaction<Database>, order: Order, from: number): Promise<void> {
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

/** A page of a member's orders on a site, the newest first, and how many there are. */
export async function listMemberOrders(
  db: Kysely<Database>,
  { userId, site, limit, offset }: { userId: number; site: string; limit: number; offset: number },
): Promise<{ orders: Order[]; total: number }> {
  const memberOrders = db.selectFrom("orders").where("user_id", "=", userId).where("site", "=", site);
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
