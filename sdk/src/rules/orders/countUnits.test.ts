import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { countUnits } from "./countUnits.ts";

const lines = (line: number, quantity: number) => ({ lines: [{ line, quantity }] });
const order = (parts: object) =>
  ({ products: [{ _quantity: 3 }, { _quantity: 1 }], ...parts }) as unknown as Order;

test("a new order has everything left", () => {
  expect(countUnits(order({}))).toEqual([
    { line: 1, ordered: 3, shipped: 0, refunded: 0, returned: 0, askedBack: 0, left: 3, kept: 3 },
    { line: 2, ordered: 1, shipped: 0, refunded: 0, returned: 0, askedBack: 0, left: 1, kept: 1 },
  ]);
});

test("parcels and refunds of a line add up, and those of another do not count", () => {
  const parts = { shipments: [lines(1, 1), lines(1, 1)], refunds: [lines(2, 1)] };
  expect(countUnits(order(parts)).map(({ shipped, refunded, left }) => [shipped, refunded, left])).toEqual([
    [2, 0, 1],
    [0, 1, 0],
  ]);
});

test("a return's refund takes units that have left, and the others are still to be sent", () => {
  const parts = { shipments: [lines(1, 2)], refunds: [{ ...lines(1, 1), return: "a" }] };
  expect(countUnits(order(parts))[0]).toMatchObject({
    shipped: 2,
    refunded: 1,
    returned: 1,
    left: 1,
    kept: 2,
  });
});

test("a buyer keeps what was paid and not refunded", () => {
  const kept = (parts: object) => countUnits(order(parts)).map((units) => units.kept);
  expect(kept({ refunds: [lines(1, 1), lines(2, 1)] })).toEqual([2, 0]);
  expect(kept({ unpaid: [1] })).toEqual([0, 1]);
});

test("a unit that was shipped and refunded leaves nothing, and not less", () => {
  const parts = { shipments: [lines(2, 1)], refunds: [lines(2, 1)] };
  expect(countUnits(order(parts))[1]?.left).toBe(0);
});

test.each([
  ["waits", { id: "a" }, [], 2],
  ["was approved", { id: "a", answer: { answer: "approved" } }, [], 2],
  ["was declined", { id: "a", answer: { answer: "declined" } }, [], 0],
  ["was refunded in part", { id: "a" }, [1], 1],
  ["was refunded", { id: "a" }, [1, 1], 0],
])("units asked back by a return that %s", (_, request, refunded, askedBack) => {
  const at = (day: number) => ({ created_at: `2026-11-0${day}T09:00:00.000Z` });
  const parts = {
    shipments: [{ ...lines(1, 3), ...at(1) }],
    returns: [{ ...request, ...lines(1, 2), ...at(2) }],
    refunds: refunded.map((quantity) => ({ ...lines(1, quantity), ...at(3) })),
  };
  expect(countUnits(order(parts))[0]?.askedBack).toBe(askedBack);
});
