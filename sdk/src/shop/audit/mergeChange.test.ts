import { expect, test } from "vitest";
import { isMoved, mergeChange } from "./mergeChange.ts";

const row = (id: number, price: number, sku = "A") => ({ id, price, sku });

test.each([
  ["a field", { a: 2, b: 7 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 7 }],
  [
    "a field of a field",
    { a: { b: 2, c: 7 } },
    { a: { b: 2, c: 3 } },
    { a: { b: 1, c: 3 } },
    { a: { b: 1, c: 7 } },
  ],
  ["a field that was added", { a: 1, b: 2 }, { b: 2 }, {}, { a: 1 }],
  ["a field that others took away", { b: 7 }, { a: 1, b: 2 }, { a: 1, b: 1 }, { b: 1 }],
  ["the field itself changed since", { a: 3 }, { a: 2 }, { a: 1 }, { a: 1 }],
  [
    "a field of a row",
    [row(1, 10, "B"), row(2, 30)],
    [row(1, 10, "B"), row(2, 24)],
    [row(1, 10, "A"), row(2, 24)],
    [row(1, 10, "A"), row(2, 30)],
  ],
  [
    "a row that was added",
    [row(1, 10), row(2, 20), row(3, 30)],
    [row(1, 10), row(2, 20)],
    [row(1, 10)],
    [row(1, 10), row(3, 30)],
  ],
  [
    "a row that was taken away",
    [row(3, 30), row(1, 11)],
    [row(1, 10)],
    [row(1, 10), row(2, 20)],
    [row(3, 30), row(1, 11), row(2, 20)],
  ],
  [
    "a row that others took away",
    [row(1, 10)],
    [row(1, 10), row(2, 20)],
    [row(1, 9), row(2, 19)],
    [row(1, 9)],
  ],
  [
    "the order, beside a row that others added",
    [row(2, 20), row(1, 10), row(3, 30)],
    [row(2, 20), row(1, 10)],
    [row(1, 10), row(2, 20)],
    [row(1, 10), row(3, 30), row(2, 20)],
  ],
  ["a list of words", ["b", "c"], ["b"], ["a"], ["a"]],
])("moves back %s", (_, stored, before, after, merged) => {
  expect(mergeChange(stored, before, after)).toEqual(merged);
});

test.each([
  [false, "another field", { a: 2, b: 7 }, { a: 2, b: 1 }, { a: 1, b: 1 }],
  [true, "the field itself", { a: 3 }, { a: 2 }, { a: 1 }],
  [false, "another row", [row(1, 10), row(2, 30)], [row(1, 10), row(2, 24)], [row(1, 9), row(2, 24)]],
  [true, "the row itself", [row(1, 11)], [row(1, 10)], [row(1, 9)]],
  [
    true,
    "a list whose rows nothing tells apart",
    [{ url: "/c" }, { url: "/b" }],
    [{ url: "/a" }, { url: "/b" }],
    [{ url: "/a" }, { url: "/d" }],
  ],
  [true, "a document that is gone", null, { a: 2 }, { a: 1 }],
])("is moved: %s, when others changed %s", (moved, _, stored, before, after) => {
  expect(isMoved(stored, before, after)).toBe(moved);
});
