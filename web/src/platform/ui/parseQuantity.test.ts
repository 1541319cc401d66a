import { expect, it } from "vitest";
import { parseQuantity } from "./parseQuantity.ts";

it.each([
  ["7", 7],
  [" 12 ", 12],
  ["099", 99],
  ["100", 99],
  ["9999", 99],
  ["0", null],
  ["", null],
  ["-3", null],
  ["1.5", null],
  ["two", null],
])("reads %j as %s", (typed, expected) => {
  expect(parseQuantity(typed, 99)).toBe(expected);
});
