import { expect, test } from "vitest";
import { daysOfStock } from "./daysOfStock.ts";

const sold = { option1: "Violet", inventory_policy: "deny" } as const;
const preorder = { ...sold, inventory_policy: "continue" } as const;

test.each<[string, number | null, number, Parameters<typeof daysOfStock>[1], number | null]>([
  ["one a day", 40, 28, sold, 40],
  ["two a day", 40, 56, sold, 20],
  ["less than a day's sales, which last no whole day", 1, 56, sold, 0],
  ["a part of a day does not count", 10, 27, sold, 10],
  ["gone already", 0, 28, sold, 0],
  ["no sales", 40, 0, sold, null],
  ["more came back than was sold", 40, -2, sold, null],
  ["not counted", null, 28, sold, null],
  ["sold on pre-order", 3, 28, preorder, null],
  ["taken from sale", 40, 28, { ...sold, option1: null }, null],
  ["the most units there can be", 2_147_483_647, 1, sold, 60_129_542_116],
])("%s: %s units, %s sold", (_, quantity, sold, variant, days) => {
  expect(daysOfStock({ quantity, sold }, variant)).toBe(days);
});
