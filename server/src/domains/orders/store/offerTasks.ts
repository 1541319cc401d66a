import type { CloseReason } from "@velours/sdk/rules";
import type { OfferTask } from "@velours/sdk/shop";
import type { Upsells } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

export interface StoredOfferTask extends OfferTask {
  id: string;
}

/** The task of an order with an offer; nulls when nothing is offered. */
export interface OfferTaskRow {
  orderId: string;
  taskId: string | null;
  offer: Upsells | null;
  offerExpires: string | null;
}

/** Opens the task of an order with its offer, if it has one. */
export const offerTaskInsert = ({
  orderId,
  taskId,
  offer,
  offerExpires,
}: OfferTaskRow): RawBuilder<{ id: string }> => sql`
  insert into order_tasks (id, order_id, state, offer, accepted, expires_at)
  select ${taskId}::uuid, ${orderId}::uuid, 'open', ${json(offer)}, '[]', ${offerExpires}::timestamptz
  where ${taskId}::uuid is not null
  returning id`;

export const readOfferTask = (db: Kysely<Database>, id: string): Promise<StoredOfferTask | undefined> =>
  readTaskWhere(db, "id", id);

/** The task of an order; undefined when it had no offer. */
export const readOfferTaskOfOrder = (
  db: Kysely<Database>,
  orderId: string,
): Promise<StoredOfferTask | undefined> => readTaskWhere(db, "order_id", orderId);

async function readTaskWhere(
  db: Kysely<Database>,
  column: "id" | "order_id",
  id: string,
): Promise<StoredOfferTask | undefined> {
  return await db
    .selectFrom("order_tasks")
    .select(["id", "order_id as orderId", "state", "offer", "accepted"])
    .where(column, "=", id)
    .executeTakeFirst();
}

/** Ends a task that is open still, and returns the order's id; undefined for any other. */
async function endOpenTask(
  trx: Transaction<Database>,
  [column, id]: ["id" | "order_id", string],
  change:
    | { state: "accepted"; accepted: RawBuilder<string> }
    | { state: "closed"; reason: CloseReason | "order-cancelled" | null; detail?: string | null },
): Promise<string | undefined> {
  const ended = await trx
    .updateTable("order_tasks")
    .set({ ...change, ended_at: new Date().toISOString() })
    .where(column, "=", id)
    .where("state", "=", "open")
    .returning("order_id")
    .executeTakeFirst();
  return ended?.order_id;
}

/** Settles a task with the accepted products; false when it is no longer open. */
export const acceptOfferTask = async (
  trx: Transaction<Database>,
  id: string,
  variants: readonly number[],
): Promise<boolean> =>
  (await endOpenTask(trx, ["id", id], { state: "accepted", accepted: json(variants) })) !== undefined;

/** Closes a task with its first reason; the order's id, or undefined when it was not open. */
export const closeTask = (
  trx: Transaction<Database>,
  id: string,
  reason: CloseReason | null,
  detail: string | null,
): Promise<string | undefined> => endOpenTask(trx, ["id", id], { state: "closed", reason, detail });

/** Closes the open task of an order that is cancelled; false when it has none. */
export const closeOrderTask = async (trx: Transaction<Database>, orderId: string): Promise<boolean> =>
  (await endOpenTask(trx, ["order_id", orderId], { state: "closed", reason: "order-cancelled" })) !==
  undefined;
