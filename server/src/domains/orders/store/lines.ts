import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { OrderLineTable } from "../schema.ts";

export type LineRow = Selectable<OrderLineTable>;

/** The lines of an order in their order. */
export function readLines(db: Kysely<Database>, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

/** The lines of these orders, each order's in their order. */
export function readOrderLines(db: Kysely<Database>, orderIds: readonly string[]): Promise<LineRow[]> {
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("position")
    .execute();
}

/** The rule `unitsLeft` in SQL, of a line `l`. */
export const unitsLeft = sql<number>`greatest(0, l.quantity - l.shipped - (l.refunded - l.returned))`;

/** True while units of an order are left to pack. */
export const hasUnitsToPack = (orderId: RawBuilder<unknown> = sql`o.id`): RawBuilder<boolean> => sql`exists (
  select from order_lines l where l.order_id = ${orderId} and l.in_parcel and ${unitsLeft} > 0)`;

/** Counts units of a line as shipped or refunded, or those refunded as a return's too; the order is locked. */
export async function countUnits(
  trx: Transaction<Database>,
  orderId: string,
  counter: "shipped" | "refunded" | "returned",
  units: readonly { place: number; quantity: number }[],
): Promise<void> {
  for (const { place, quantity } of units) {
    await trx
      .updateTable("order_lines")
      .set({ [counter]: sql<number>`${sql.ref(counter)} + ${quantity}` })
      .where("order_id", "=", orderId)
      .where("position", "=", place)
      .execute();
  }
}
