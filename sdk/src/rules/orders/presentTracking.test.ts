import { expect, it } from "vitest";
import type { Order, OrderProduct } from "../../types.ts";
import { presentTracking } from "./presentTracking.ts";

const order = {
  number: "V-1",
  created_at: "2026-11-20T10:00:00.000Z",
  status: "shipped-in-part",
  user: { email: "ada@example.com" },
  products: [
    { title: "Halo", _quantity: 2 },
    { title: "Silk", _quantity: 1 },
  ],
  shipping: { estimate: { value: [3, 6] } },
  shipments: [
    {
      id: "1",
      created_at: "2026-11-21T09:00:00.000Z",
      carrier: "USPS",
      tracking: "94",
      lines: [{ line: 1, quantity: 2 }],
    },
  ],
  refunds: [],
} as unknown as Order;

it("counts what was ordered and sent, and says nothing about buyer and goods", () => {
  const tracking = presentTracking(order);
  expect(tracking).toEqual({
    number: "V-1",
    created_at: "2026-11-20T10:00:00.000Z",
    status: "shipped-in-part",
    units: 3,
    shipped: 2,
    unsent: 1,
    refunded: 0,
    delivery: [3, 6],
    parcels: [{ created_at: "2026-11-21T09:00:00.000Z", carrier: "USPS", tracking: "94", units: 2 }],
  });
  expect(JSON.stringify(tracking)).not.toMatch(/ada|Halo|Silk/);
});

it("counts everything of a cancelled order as given back, and knows no days of what is not sent", () =>
  expect(presentTracking({ ...order, status: "cancelled", shipping: null, shipments: [] })).toMatchObject({
    refunded: 3,
    delivery: null,
    parcels: [],
  }));

it.each([
  ["paid", "physical", 3],
  ["paid", "digital", 2],
  ["cancelled", "physical", 0],
  ["refunded", "physical", 0],
  ["payment-failed", "physical", 0],
] as const)(
  "of an order that is %s, with a line that is %s, %i units are still to leave",
  (status, _medium, unsent) => {
    const [halo, silk] = order.products as [OrderProduct, OrderProduct];
    const products = [halo, { ...silk, _medium }];
    expect(presentTracking({ ...order, status, products, shipments: [] })).toMatchObject({
      units: 3,
      unsent,
    });
  },
);
