import { expect, it } from "vitest";
import { countUnshipped } from "./countUnshipped.ts";

it.each([
  // quantity, shipped, refunded, returned, to refund, of a return, not left
  [3, 1, 0, 0, 1, false, 1],
  [3, 1, 0, 0, 3, false, 2],
  [3, 1, 1, 0, 2, false, 1],
  [3, 3, 0, 0, 1, false, 0],
  [3, 1, 0, 0, 1, true, 0],
  // A returned unit was refunded: those that have not left still have not.
  [3, 2, 1, 1, 1, false, 1],
  [3, 2, 1, 1, 2, false, 1],
  [3, 2, 2, 1, 1, false, 0],
])(
  "of %i units, %i shipped, %i refunded, %i of them returned: a refund of %i (of a return: %s) has %i that have not left",
  (quantity, shipped, refunded, returned, refund, isReturn, expected) =>
    expect(countUnshipped({ quantity, shipped, refunded, returned }, refund, isReturn)).toBe(expected),
);
