import type { Shipment } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

export async function insertShipment(
  trx: Transaction<Database>,
  orderId: string,
  { id, carrier, tracking, lines }: Omit<Shipment, "created_at">,
): Promise<void> {
  await trx
    .insertInto("shipments")
    .values({ id, order_id: orderId, carrier, tracking, lines: json(lines) })
    .execute();
}

/** The parcels of these orders, the oldest first. */
export async function readShipments(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(Shipment & { orderId: string })[]> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("created_at")
    .execute();
  return rows.map(({ order_id, ...shipment }) => ({ ...shipment, orderId: order_id }));
}
