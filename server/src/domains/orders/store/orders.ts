import { isParcelLine } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { isAmong } from "../../../platform/store/isAmong.ts";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

interface Ownership {
  /** The owner; null for a guest. */
  userId: number | null;
  /** The payment; null for none. */
  attemptId: string | null;
  /** The promotion of a new order; null for none. */
  promotionId: number | null;
}

/** The row of a new order and those of its lines. */
export interface OrderRows extends Ownership {
  orderId: string;
  number: number;
  site: string;
  email: string;
  currency: string;
  total: number;
  document: Order;
  createdAt: string;
  lines: readonly OrderLineRow[];
  /** Units of a new order are to be packed. */
  toPack: boolean;
}

/** The rows of an order, and of its lines from a position on. */
export const toOrderRows = (number: number, order: Order, ownership: Ownership, from = 0): OrderRows => {
  const lines = toLineRows(order, from);
  return {
    ...ownership,
    orderId: order.id,
    number,
    site: order.site,
    email: order.user.email,
    currency: order.invoice.currency,
    total: order.invoice.total,
    document: order,
    createdAt: order.created_at,
    lines,
    toPack: lines.some((line) => line.in_parcel),
  };
};

/** A new order and its lines, two parts to send together. */
export const orderInserts = (rows: OrderRows) => ({
  order: sql<{ id: string; document: Order }>`
    insert into orders (id, number, site, email, user_id, currency, total, document, line_values_from,
      promotion_id, status, to_pack, created_at)
    values (${rows.orderId}, ${rows.number}, ${rows.site}, ${rows.email}, ${rows.userId}, ${rows.currency},
      ${rows.total}, ${json(rows.document)}, 'order',
      ${rows.promotionId}::bigint, case when ${rows.attemptId}::uuid is null then 'paid' else 'placed' end, ${rows.toPack}, ${rows.createdAt})
    returning id, document`,
  lines: linesInsert(rows),
});

/** An order as it is with added lines, and their rows: two parts to send together. */
export const orderExtension = (rows: OrderRows) => ({
  order: sql<{ id: string; document: Order }>`
    update orders set total = ${rows.total}, document = ${json(rows.document)} where id = ${rows.orderId}
    returning id, document`,
  lines: linesInsert(rows),
});

/** The rows of an order's lines from a position on. */
const toLineRows = (order: Order, from: number) =>
  order.products.slice(from).map((product, index) => ({
    position: from + index,
    product_id: product.id,
    variant_id: product._variant.id,
    quantity: product._quantity,
    price: product._price,
    free: product._free,
    in_parcel: isParcelLine(product),
  }));

type OrderLineRow = ReturnType<typeof toLineRows>[number];

const linesInsert = ({
  orderId,
  attemptId,
  lines,
}: Pick<OrderRows, "orderId" | "attemptId" | "lines">): RawBuilder<{ position: number }> => sql`
    insert into order_lines
      (order_id, attempt_id, position, product_id, variant_id, quantity, price, free, in_parcel)
    select ${orderId}::uuid, ${attemptId}::uuid, position, product_id, variant_id, quantity, price, free, in_parcel
    from jsonb_to_recordset(${json(lines)}) as line (position integer, product_id bigint, variant_id bigint,
      quantity integer, price numeric, free boolean, in_parcel boolean)
    returning position`;

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
  // Each by an index of its own: a page of one condition for both would read and sort all of them.
  const branches = [
    sql`user_id = ${userId}`,
    ...(email === null ? [] : [sql`user_id is null and lower(email) = ${email.toLowerCase()}`]),
  ].map((isTheirs) => sql`from orders where ${isTheirs} and site = ${site}`);
  const counts = branches.map((branch) => sql`(select count(*) ${branch})`);
  const newest = sql`order by created_at desc, number desc`;
  const pages = branches.map(
    (branch) => sql`(select id, created_at, number ${branch} ${newest} limit ${offset + limit})`,
  );
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db),
    sql<{ document: Order }>`
      select o.document from (
        select id from (${sql.join(pages, sql` union all `)}) as own ${newest} limit ${limit} offset ${offset}
      ) as page join orders o on o.id = page.id order by o.created_at desc, o.number desc`.execute(db),
  ]);
  return { orders: rows.map(({ document }) => document), total: counted.rows[0]?.total ?? 0 };
}

/** An order by its id, or undefined. */
export async function readOrder(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").select("document").where("id", "=", id).executeTakeFirst();
  return row?.document as Order | undefined;
}

/** Orders by their ids, in their order; those that are not there are left out. */
export async function readOrders(db: Kysely<Database>, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("orders").select(["id", "document"]).where("id", "in", ids).execute();
  const documents = new Map(rows.map(({ id, document }) => [id, document]));
  return ids.flatMap((id) => documents.get(id) ?? []);
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

/** The site that an order was placed at. */
export async function readOrderSite(db: Kysely<Database>, number: number): Promise<string | undefined> {
  const row = await db.selectFrom("orders").select("site").where("number", "=", number).executeTakeFirst();
  return row?.site;
}

/** An order by its number for people, without its prefix, where it was placed with this address, in lower case; or undefined. */
export async function readOrderByNumber(
  db: Kysely<Database>,
  number: number,
  email?: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("document")
    .where("number", "=", number)
    .$if(email !== undefined, (query) => query.where(sql<boolean>`lower(email) = ${email}`))
    .executeTakeFirst();
  return row?.document as Order | undefined;
}

/** Stores where an order's emails and parcels go; the order is locked. */
export async function replaceContact(
  trx: Transaction<Database>,
  id: string,
  { email, shipping }: { email: string; shipping: Order["address"]["shipping"] },
): Promise<void> {
  await sql`
    update orders set email = ${email}, document = document
      || jsonb_build_object('user', document -> 'user' || jsonb_build_object('email', ${email}::text))
      || jsonb_build_object('address', document -> 'address' || jsonb_build_object('shipping', ${json(shipping)}))
    where id = ${id}`.execute(trx);
}

/** The newest of these orders on these sites, null for all, and how many there are. */
export async function listOrdersOf(
  db: Kysely<Database>,
  { ids, sites, limit }: { ids: readonly string[]; sites: readonly string[] | null; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  const { rows } = await sql<{ document: Order; total: number }>`
    select document, count(*) over () as total from orders
    where id = any(${[...ids]}::uuid[]) and ${isAmong(sql`site`, sites)}
    order by created_at desc, number desc limit ${limit}`.execute(db);
  return { orders: rows.map(({ document }) => document), total: rows[0]?.total ?? 0 };
}
