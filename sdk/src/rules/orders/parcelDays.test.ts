import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { parcelArrival, parcelDays } from "./parcelDays.ts";

const order = {
  created_at: "2026-11-20T10:00:00.000Z",
  products: [{ _quantity: 2 }, { _quantity: 1, _preorder: true }],
  shipping: { estimate: { type: "relative", unit: "days", value: [3, 6] } },
} as unknown as Order;
const sent = (...lines: number[]) =>
  ({ ...order, shipments: [{ lines: lines.map((line) => ({ line, quantity: 1 })) }] }) as unknown as Order;
const refund = (line: number) =>
  ({ lines: [{ line, quantity: 1 }] }) as unknown as NonNullable<Order["refunds"]>[number];

test.each<[string, Order, Order["products"] | undefined, [number, number] | null]>([
  ["nothing on pre-order", { ...order, products: order.products.slice(0, 1) }, undefined, [3, 6]],
  ["a pre-order that waits", order, undefined, null],
  ["a pre-order that has left", sent(2), undefined, [3, 6]],
  ["a pre-order that was refunded", { ...order, refunds: [refund(2)] }, undefined, [3, 6]],
  ["a parcel without the pre-order", order, order.products.slice(0, 1), [3, 6]],
  ["a parcel with it", sent(1, 1, 2), order.products, null],
  ["nothing in a parcel", { ...order, shipping: null }, [], null],
])("days of %s", (_, of, lines, days) => expect(parcelDays(of, lines)).toEqual(days));

test("the days are counted from the order", () => {
  expect(parcelArrival(order, [])).toEqual({ first: "2026-11-23", last: "2026-11-26" });
  expect(parcelArrival(order)).toBeNull();
});
