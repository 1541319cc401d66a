import type { Shipment } from "@velours/sdk/types";
import type { Kysely, Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

export async function insertShipment(
  trx: Transaction<Database>,
  orderId: string,
  { id, carrier, tracking, lines, actor }: Omit<Shipment, "created_at"> & { actor: string },
): Promise<void> {
  await trx
    .insertInto("shipments")
    .values({ id, order_id: orderId, carrier, tracking, lines: json(lines), actor })
    .execute();
}

/** The parcels of an order with who sent them, the oldest first. */
export const listParcels = (
  db: Kysely<Database>,
  orderId: string,
): Promise<(Shipment & { actor: string | null })[]> =>
  db.selectFrom("shipments").selectAll().where("order_id", "=", orderId).orderBy("created_at").execute();

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
  return rows.map(({ order_id, actor: _, ...shipment }) => ({ ...shipment, orderId: order_id }));
}
