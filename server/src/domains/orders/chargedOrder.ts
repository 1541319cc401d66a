import type { Order } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { type AttemptRow, readOrderAttempts } from "../payments/store/attempts.ts";
import { formerLineCharges } from "./formerLineCharges.ts";
import { matchPayments } from "./listPayments.ts";
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
  const payments = matchPayments(rows, attempts).map(({ attempt, places }) => ({
    amount: attempt?.amount ?? 0,
    places,
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
