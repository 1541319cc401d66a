import type { ReturnRequest } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** A return as it is on record. */
export type StoredReturn = Omit<ReturnRequest, "state">;

export async function insertReturn(
  trx: Transaction<Database>,
  orderId: string,
  { lines, ...request }: Omit<StoredReturn, "created_at">,
): Promise<void> {
  await trx
    .insertInto("returns")
    .values({ ...request, order_id: orderId, lines: json(lines) })
    .execute();
}

/** The returns of these orders, the oldest first. */
export async function readReturns(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(StoredReturn & { orderId: string })[]> {
  const rows = await db
    .selectFrom("returns")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("created_at")
    .execute();
  return rows.map(({ order_id, ...request }) => ({ ...request, orderId: order_id }));
}
