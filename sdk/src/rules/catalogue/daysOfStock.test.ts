import { expect, test } from "vitest";
import { daysOfStock } from "./daysOfStock.ts";

test.each<[string, number | null, number, boolean, number | null]>([
  ["one a day", 40, 28, false, 40],
  ["two a day", 40, 56, false, 20],
  ["less than a day's sales, which last no whole day", 1, 56, false, 0],
  ["a part of a day does not count", 10, 27, false, 10],
  ["gone already", 0, 28, false, 0],
  ["no sales", 40, 0, false, null],
  ["more came back than was sold", 40, -2, false, null],
  ["not counted", null, 28, false, null],
  ["sold on pre-order", 3, 28, true, null],
  ["the most units there can be", 2_147_483_647, 1, false, 60_129_542_116],
])("%s: %s units, %s sold", (_, quantity, sold, isPreorder, days) => {
  expect(daysOfStock({ quantity, sold, isPreorder })).toBe(days);
});
