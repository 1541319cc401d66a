import { expect, test } from "vitest";
import { parseRange } from "./parseRange.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", null],
  ["bytes=-0", null],
  ["bytes=9-3", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
])("of 100 bytes, %s is %o", (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});
