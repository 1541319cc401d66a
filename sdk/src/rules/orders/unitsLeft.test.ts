import { expect, it } from "vitest";
import { unitsLeft } from "./unitsLeft.ts";

it.each([
  [3, 0, 0, 3],
  [3, 1, 1, 1],
  [3, 0, 3, 0],
  // A unit that had left was refunded.
  [3, 3, 1, 0],
])(
  "of %i units, of which %i left and %i were refunded, %i are to be sent",
  (quantity, shipped, refunded, left) => expect(unitsLeft({ quantity, shipped, refunded })).toBe(left),
);
