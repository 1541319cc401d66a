import { expect, test } from "vitest";
import { keptGifts } from "./keptGifts.ts";

const products = [{ _free: false }, { _free: true }, { _free: false }];

test.each([
  ["bought goods", [2, 1, 1], [{ place: 0, quantity: 1 }], [{ place: 1, quantity: 1 }]],
  [
    "bought goods with it",
    [2, 1, 1],
    [
      { place: 0, quantity: 2 },
      { place: 1, quantity: 1 },
    ],
    [],
  ],
  ["bought goods after it", [2, 0, 1], [{ place: 0, quantity: 2 }], []],
  ["a gift alone", [2, 1, 1], [{ place: 1, quantity: 1 }], []],
  ["shipping alone", [2, 1, 1], [], []],
])("a refund of %s leaves gifts of %j by units %j", (_, left, lines, kept) =>
  expect(keptGifts(products, left, lines)).toEqual(kept),
);
