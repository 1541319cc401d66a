import { expect, it } from "vitest";
import { unitsLeft } from "./unitsLeft.ts";

it.each([
  [3, 0, 0, 0, 3],
  [3, 1, 1, 0, 1],
  [3, 0, 3, 0, 0],
  // A unit that had left was refunded.
  [3, 3, 1, 0, 0],
  // It was refunded as a return's.
  [3, 2, 1, 1, 1],
  [3, 2, 2, 1, 0],
  [3, 3, 3, 3, 0],
])(
  "of %i units, of which %i left and %i were refunded, %i as a return's, %i are to be sent",
  (quantity, shipped, refunded, returned, left) =>
    expect(unitsLeft({ quantity, shipped, refunded, returned })).toBe(left),
);
