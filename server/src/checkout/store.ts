import type { Order } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import type { Database } from "../store/schema.ts";

/** The next number for people, such as V-100023. A number of an order that failed is not used again. */
export async function nextOrderNumber(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(trx);
  return rows[0]?.number ?? 0;
}

export async function insertOrder(trx: Transaction<Database>, number: number, order: Order): Promise<void> {
  await trx
    .insertInto("orders")
    .values({
      id: order.id,
      number,
      site: order.site,
      email: order.user.email,
      user_id: null,
      currency: order.invoice.currency,
      total: order.invoice.total,
      document: json(order),
      created_at: order.created_at,
    })
    .execute();
  await trx
    .insertInto("order_lines")
    .values(
      order.products.map((product, position) => ({
        order_id: order.id,
        position,
        product_id: product.id,
        variant_id: product._variant.id,
        quantity: product._quantity,
        price: product._price,
        free: product._free,
      })),
    )
    .execute();
}

/** An order by its id, or undefined. */
export async function readOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").select("document").where("id", "=", id).executeTakeFirst();
  return row?.document as Order | undefined;
}

/** Gives a guest the right to make an account with the order's address, once, for 24 hours (CA-33). */
export async function insertJoinNonce(
  trx: Transaction<Database>,
  nonce: string,
  order: Order,
  now: Date,
): Promise<void> {
  const day = 24 * 60 * 60 * 1000;
  await trx
    .insertInto("join_nonces")
    .values({
      nonce,
      order_id: order.id,
      email: order.user.email,
      expires_at: new Date(now.getTime() + day).toISOString(),
    })
    .execute();
}
