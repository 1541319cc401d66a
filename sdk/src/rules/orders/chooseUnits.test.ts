import { expect, test } from "vitest";
import { chooseUnits } from "./chooseUnits.ts";

test.each([
  ["a quantity", [{ line: 1, quantity: 2 }], [{ place: 0, quantity: 2 }]],
  [
    "all that is left without one",
    [{ line: 1 }, { line: 2 }],
    [
      { place: 0, quantity: 3 },
      { place: 1, quantity: 1 },
    ],
  ],
  ["a line named twice, once", [{ line: 1, quantity: 1 }, { line: 1 }], [{ place: 0, quantity: 3 }]],
])("chooses %s", (_name, named, units) => {
  expect(chooseUnits([3, 1], named)).toEqual({ units });
});

test.each([
  ["more than is left", [{ line: 1, quantity: 4 }], { line: 1, left: 3 }],
  ["a line with nothing left", [{ line: 3 }], { line: 3, left: 0 }],
  ["a line that is not there", [{ line: 9, quantity: 1 }], { line: 9, left: 0 }],
  [
    "more than is left after the first mention",
    [
      { line: 1, quantity: 2 },
      { line: 1, quantity: 2 },
    ],
    { line: 1, left: 1 },
  ],
])("refuses %s", (_name, named, value) => {
  const refused = { reference: "lineQuantityExceeded", value, placeholders: value };
  expect(chooseUnits([3, 1, 0], named)).toEqual({ refused });
});
