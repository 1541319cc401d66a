import { expect, test } from "vitest";
import { isShortenedNumber, parseAmount, parseTruth, parseUnits } from "./readCells.ts";

test.each([
  ["TRUE", true],
  ["Yes", true],
  ["1", true],
  ["WAHR", true],
  ["VRAI", true],
  ["VERDADERO", true],
  ["DOĞRU", true],
  ["FALSCH", false],
  ["FAUX", false],
  ["FALSO", false],
  ["YANLIŞ", false],
  ["0", false],
  ["maybe", undefined],
  ["", undefined],
])("%s is %s", (cell, expected) => expect(parseTruth(cell)).toBe(expected));

test.each([
  ["19.99", 19.99],
  ["19", 19],
  ["19.9", 19.9],
  ["19.9900", 19.99],
  ["19,99", 19.99],
  ["19,9", 19.9],
  ["1,500", undefined],
  ["1.500", undefined],
  ["1.234,56", undefined],
  ["-1", undefined],
  ["$5", undefined],
  ["19.999", undefined],
  ["1e3", undefined],
])("the amount %s is %s", (cell, expected) => expect(parseAmount(cell)).toBe(expected));

test.each([
  ["3", 3],
  ["3.0", 3],
  ["3.00", 3],
  ["-2", -2],
  ["3.5", undefined],
  ["1.000", undefined],
  ["1,000", undefined],
])("%s units are %s", (cell, expected) => expect(parseUnits(cell)).toBe(expected));

test.each([
  ["1.23457E+11", true],
  ["1,23457E+11", true],
  ["8E+12", true],
  ["ABC-E+11", false],
  ["1234567890", false],
])("%s was shortened: %s", (cell, expected) => expect(isShortenedNumber(cell)).toBe(expected));
