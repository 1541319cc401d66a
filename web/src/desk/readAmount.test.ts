import { expect, test } from "vitest";
import { readAmount } from "./readAmount.ts";

test.each([
  ["50", "50.00"],
  [" 19.9 ", "19.90"],
  ["19,99", "19.99"],
  ["007", "7.00"],
  ["0", "0.00"],
  ["999999999.99", "999999999.99"],
  ["1234567890", undefined],
  ["50.001", undefined],
  ["1.000,00", undefined],
  ["1,234.50", undefined],
  ["-5", undefined],
  ["1e2", undefined],
  ["free", undefined],
  [" ", null],
])("reads %j as %j", (typed, expected) => {
  expect(readAmount(typed)).toBe(expected);
});

test.each([
  ["1", "1.00"],
  ["1000", "1000.00"],
  ["0.99", undefined],
  ["1000,01", undefined],
])("within bounds it reads %j as %j", (typed, expected) => {
  expect(readAmount(typed, { least: 1, most: 1000 })).toBe(expected);
});
