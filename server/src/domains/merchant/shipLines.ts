import { randomUUID } from "node:crypto";
import { unitsLeft } from "@velours/sdk/shop";
import type { ShipmentInput } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { countUnits, type LineRow, readLines } from "../orders/store/lines.ts";
import { lockOrder } from "../orders/store/orders.ts";
import { insertShipment } from "../orders/store/shipments.ts";
import { hasFailedAttempt } from "../payments/store/attempts.ts";
import { chooseUnits } from "../refunds/chooseUnits.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";

/** Why a parcel is not noted. */
export type ShipmentRefusal = Extract<
  OrderRefusal,
  { body: { reference: "resourceDoesNotExist" | "orderCancelled" | "orderUnpaid" | "lineQuantityExceeded" } }
>;

/**
 * Notes a parcel with units that have neither left nor been refunded, and tells the buyer. Without lines it holds all
 * that leaves in a parcel. An order of which a payment failed is shipped only as `unpaid`. Refuses with a ShipmentRefusal.
 */
export async function shipLines(
  trx: Transaction,
  number: number,
  { carrier, tracking, lines, unpaid }: ShipmentInput,
  actor: string,
): Promise<void> {
  const found = await lockOrder(trx, { number });
  if (found === undefined) refuseWrites<ShipmentRefusal>(refuse("resourceDoesNotExist"));
  if (found.cancelledAt !== null) refuseWrites<ShipmentRefusal>(refuse("orderCancelled"));
  const { id } = found.order;
  if (!unpaid && (await hasFailedAttempt(trx, id))) refuseWrites<ShipmentRefusal>(refuse("orderUnpaid"));
  const rows = await readLines(trx, id);
  const chosen = chooseUnits(rows, lines ?? listParcelLines(rows), unitsLeft);
  await countUnits(trx, id, "shipped", chosen);
  const shipmentId = randomUUID();
  await insertShipment(trx, id, {
    id: shipmentId,
    carrier: carrier ?? null,
    tracking: tracking ?? null,
    actor,
    lines: chosen.map(({ place, quantity }) => ({ line: place + 1, quantity })),
  });
  const email = { template: "order-shipped" as const, order_id: id, shipment_id: shipmentId };
  await addJobs(trx, [{ kind: "mail", payload: email }]);
}

/** Every line that is left to ship; the first one when none is, so that the refusal names a line. */
function listParcelLines(rows: readonly LineRow[]): { line: number }[] {
  const left = rows.filter((row) => row.in_parcel && unitsLeft(row) > 0);
  return (left.length > 0 ? left : rows.slice(0, 1)).map(({ position }) => ({ line: position + 1 }));
}
