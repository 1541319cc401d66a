import { expect, it } from "vitest";
import type { Order } from "../../types.ts";
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
