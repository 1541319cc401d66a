import { expect, test } from "vitest";
import { areFilters, formatFilters, readFilters, rebaseFilters } from "./filterLines.ts";

test.each<[string, Record<string, string[]>, boolean]>([
  ["", {}, true],
  ["color: violet, black", { color: ["violet", "black"] }, true],
  [" color :violet,, black \n\nsize: M", { color: ["violet", "black"], size: ["M"] }, true],
  ["color: violet\ncolor: black, violet", { color: ["violet", "black"] }, true],
  ["ratio: 16:9", { ratio: ["16:9"] }, true],
  ["__proto__: x", JSON.parse('{"__proto__":["x"]}'), false],
  ["constructor: x", { constructor: ["x"] } as never, true],
  ["color", { color: [] }, false],
  ["color: ,", { color: [] }, false],
  [": violet", { "": ["violet"] }, false],
])("lines %j are the filters %j", (typed, filters, isGood) => {
  expect(readFilters(typed)).toEqual(filters);
  expect(areFilters(typed)).toBe(isGood);
});

test.each<[string, Record<string, string[]>, Record<string, string[]>]>([
  ["color: Black, matte\nsize: M", { color: ["Black, matte"] }, { color: ["Black, matte"], size: ["M"] }],
  ["a:b: x", { "a:b": ["x"] }, { "a:b": ["x"] }],
  ["color: a b", { color: ["a\nb"] }, { color: ["a\nb"] }],
  ["color: x, x", { color: ["x, x"] }, { color: ["x, x"] }],
  ["a b: x", { "a b": ["x"], "a  b": ["x"] }, { "a b": ["x"], "a  b": ["x"] }],
  ["color: Black, gloss", { color: ["Black, matte"] }, { color: ["Black", "gloss"] }],
])("lines %j of the stored %j are %j", (typed, stored, filters) => {
  expect(readFilters(typed, stored)).toEqual(filters);
});

test.each<[string, Record<string, string[]>, Record<string, string[]>, string]>([
  ["color: red", { color: ["red"] }, { color: ["red"], size: ["M"] }, "color: red\nsize: M"],
  ["color: red, blue", { color: ["red"] }, { color: ["red", "green"] }, "color: red, green, blue"],
  ["color: red", { color: ["red", "blue"] }, { color: ["red", "blue", "green"] }, "color: red, green"],
  ["color: red", { color: ["red"], size: ["M"] }, { color: ["red"], size: ["M"] }, "color: red"],
  ["color: red\nsize: M", { color: ["red"], size: ["M"] }, { color: ["red"] }, "color: red"],
  ["constructor: x", {}, { color: ["red"] }, "color: red\nconstructor: x"],
])("lines %j typed over %j are, over %j, %j", (typed, before, now, lines) => {
  expect(rebaseFilters(typed, before, now)).toBe(lines);
});

test("filters as they are shown are read as they were", () => {
  const filters = { color: ["violet", "black"], "Cup size": ["70 A"] };
  expect(formatFilters(filters)).toBe("color: violet, black\nCup size: 70 A");
  expect(readFilters(formatFilters(filters))).toEqual(filters);
});
