import { expect, test } from "vitest";
import { PackedTexts } from "./PackedTexts.ts";

test.each([
  ["none", []],
  ["one", ["a"]],
  ["an empty one first, between and last", ["", "a", "", "b", ""]],
  ["letters of one to four bytes", ["a", "é", "’", "🌙", "end"]],
])("%s is read as it was written", (_, texts) => {
  const packed = new PackedTexts(texts);
  expect(texts.map((_, place) => packed.at(place).toString())).toEqual(texts);
});
