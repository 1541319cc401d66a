import { expect, test } from "vitest";
import { readAmount } from "./readAmount.ts";

test.each([
  ["50", "50.00"],
  [" 19.9 ", "19.90"],
  ["19,99", "19.99"],
  ["1", "1.00"],
  ["1000", "1000.00"],
  ["0.99", undefined],
  ["1000.01", undefined],
  ["50.001", undefined],
  ["-5", undefined],
  ["1e2", undefined],
  ["", undefined],
])("reads %j as %j", (typed, expected) => {
  expect(readAmount(typed)).toBe(expected);
});
