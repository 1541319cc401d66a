import { expect, test } from "vitest";
import { parseDraftNumber } from "./parseDraftNumber.ts";

test.each([
  ["12", 12],
  [" #12 ", 12],
  ["V-12", undefined],
  ["12 Main Street", undefined],
  ["1234567890123456", undefined],
])("%j is the number %s", (typed, number) => expect(parseDraftNumber(typed)).toBe(number));
