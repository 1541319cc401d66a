import { expect, test } from "vitest";
import { formatCsvLine } from "./formatCsv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["-12.50", "-12.50"],
  ["-12.50 EUR", "'-12.50 EUR"],
  ["A;=cmd|' /C calc'!A0", "A;'=cmd|' /C calc'!A0"],
  ["A;@a;+b;-c", "A;'@a;'+b;'-c"],
  ["A\t=b", "A\t'=b"],
  ["A\n=b\r\n-c", "\"A\n'=b\r\n'-c\""],
  ['A;"=b"', '"A;\'""=b"""'],
  ["A; rue X - B = C", "A; rue X - B = C"],
])("%j is written as %j, so that no spreadsheet computes it, in whatever country", (cell, written) =>
  expect(formatCsvLine([cell])).toBe(`${written}\r\n`),
);
