import type { Order } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { type AttemptRow, readOrderAttempts } from "../payments/store/attempts.ts";
import { formerLineCharges } from "./formerLineCharges.ts";
import { type LineRow, readLines } from "./store/lines.ts";

const isCharged = ({ products }: Order): boolean =>
  products.every(({ _discount }) => _discount !== undefined);

/** An order whose lines say what was paid for each. An order placed before they did gets it by the rule of then. */
export function toChargedOrder(
  order: Order,
  rows: readonly Pick<LineRow, "attempt_id" | "position">[],
  attempts: readonly Pick<AttemptRow, "id" | "amount">[],
): Order {
  if (isCharged(order)) return order;
  const purchase = rows[0]?.attempt_id ?? null;
  const ids = [purchase, ...attempts.map(({ id }) => id).filter((id) => id !== purchase)];
  const payments = ids.map((id) => ({
    amount: attempts.find((attempt) => attempt.id === id)?.amount ?? 0,
    places: rows.filter(({ attempt_id }) => attempt_id === id).map(({ position }) => position),
  }));
  const charges = formerLineCharges(order, payments);
  const products = order.products.map((product, place) =>
    product._discount === undefined ? { ...product, ...charges[place] } : product,
  );
  return { ...order, products };
}

/** The same, reading what was paid when the order does not say it. */
export async function readChargedOrder(db: Db, order: Order): Promise<Order> {
  if (isCharged(order)) return order;
  return toChargedOrder(order, await readLines(db, order.id), await readOrderAttempts(db, [order.id]));
}
