import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { countUnits } from "./countUnits.ts";

const lines = (line: number, quantity: number) => ({ lines: [{ line, quantity }] });
const order = (parts: object) =>
  ({ products: [{ _quantity: 3 }, { _quantity: 1 }], ...parts }) as unknown as Order;

test("a new order has everything left", () => {
  expect(countUnits(order({}))).toEqual([
    { line: 1, ordered: 3, shipped: 0, refunded: 0, askedBack: 0, left: 3 },
    { line: 2, ordered: 1, shipped: 0, refunded: 0, askedBack: 0, left: 1 },
  ]);
});

test("parcels and refunds of a line add up, and those of another do not count", () => {
  const parts = { shipments: [lines(1, 1), lines(1, 1)], refunds: [lines(2, 1)] };
  expect(countUnits(order(parts)).map(({ shipped, refunded, left }) => [shipped, refunded, left])).toEqual([
    [2, 0, 1],
    [0, 1, 0],
  ]);
});

test("a unit that was shipped and refunded leaves nothing, and not less", () => {
  const parts = { shipments: [lines(2, 1)], refunds: [lines(2, 1)] };
  expect(countUnits(order(parts))[1]?.left).toBe(0);
});

test("only a return that waits is asked back", () => {
  const parts = {
    returns: [
      { state: "requested", ...lines(1, 2) },
      { state: "refunded", ...lines(1, 1) },
    ],
  };
  expect(countUnits(order(parts))[0]?.askedBack).toBe(2);
});
