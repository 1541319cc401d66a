import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { reviewableProducts, reviewRefusal } from "./reviewRefusal.ts";

const line = (id: number, more: Record<string, unknown> = {}) =>
  ({ id, type: "Vibrators", meta: {}, _quantity: 2, _free: false, ...more }) as Order["products"][number];
const products = [
  line(1),
  line(2, { _quantity: 1, meta: { download_url: "/book" } }),
  line(3, { _free: true }),
  line(4, { type: "Warranty" }),
];
const units = (place: number, quantity: number) => ({ lines: [{ line: place, quantity }] }) as never;

const rows: [string, Partial<Order>, (string | null)[]][] = [
  [
    "nothing has left, and the payment is held",
    { status: "placed" },
    ["productNotShipped", "productNotShipped"],
  ],
  ["an e-book once it is paid for", { status: "paid" }, ["productNotShipped", null]],
  ["a payment that failed", { status: "payment-failed" }, ["productNotShipped", "productNotShipped"]],
  ["one unit has left", { status: "shipped-in-part", shipments: [units(1, 1)] }, [null, null]],
  [
    "the unit that has not left is refunded",
    { status: "refunded-in-part", shipments: [units(1, 1)], refunds: [units(1, 1)] },
    [null, null],
  ],
  [
    "every unit is refunded",
    { status: "refunded-in-part", shipments: [units(1, 2)], refunds: [units(1, 1), units(1, 1)] },
    ["productRefunded", null],
  ],
  ["cancelled", { status: "cancelled" }, ["productRefunded", "productRefunded"]],
  [
    "reviewed",
    { status: "shipped", shipments: [units(1, 2)], reviews: [{ productId: 1 } as never] },
    ["productReviewed", null],
  ],
];

test.each(rows)("%s", (_, history, [first, book]) => {
  const order = { products, ...history };
  expect([reviewRefusal(order, 1), reviewRefusal(order, 2)]).toEqual([first, book]);
  expect(reviewableProducts(order)).toEqual(
    [first, book].flatMap((refusal, place) => (refusal === null ? [place + 1] : [])),
  );
});

test("gifts, protection plans and products of other orders were not bought", () => {
  const order = { products, status: "shipped" as const, shipments: [units(1, 2)] };
  for (const id of [3, 4, 99]) expect(reviewRefusal(order, id)).toBe("productNotBought");
});
