import { expect, test } from "vitest";
import { isSameValue } from "./isSameValue.ts";

test.each<[string, unknown, unknown, boolean]>([
  ["the order of fields", { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ["the order of a list", [1, 2], [2, 1], false],
  ["a field more", { a: 1 }, { a: 1, b: 2 }, false],
  ["a field of another name", { a: undefined }, { b: undefined }, false],
  ["a list and an object", [], {}, false],
  ["null and an object", null, {}, false],
  ["a field inside", { a: { b: null } }, { a: { b: 0 } }, false],
])("%s", (_, first, second, isSame) => {
  expect(isSameValue(first, second)).toBe(isSame);
  expect(isSameValue(second, first)).toBe(isSame);
});
