import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { OrderEventTable } from "../schema.ts";

export async function addOrderEvent(
  db: Kysely<Database>,
  event: Omit<Insertable<OrderEventTable>, "text" | "amount" | "created_at"> & { text?: string },
): Promise<void> {
  await db
    .insertInto("order_events")
    .values({ ...event, text: event.text ?? null, amount: null })
    .execute();
}

/** The newest events of an order that no other table tells of. */
export const readOrderEvents = (
  db: Kysely<Database>,
  orderId: string,
  limit: number,
): Promise<Selectable<OrderEventTable>[]> =>
  db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
