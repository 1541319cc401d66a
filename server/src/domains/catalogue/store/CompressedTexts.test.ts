import { describe, expect, test } from "vitest";
import { CompressedTexts, groupTexts } from "./CompressedTexts.ts";

describe("CompressedTexts", () => {
  test.each([
    ["none", []],
    ["one", ["a"]],
    ["an empty one first, between and last", ["", "a", "", "b", ""]],
    ["letters of one to four bytes", ["a", "é", "’", "🌙", "end"]],
    ["more than a chunk of zlib's", ["é".repeat(50_000), "b"]],
  ])("%s is read as it was written", (_, texts) => {
    const compressed = new CompressedTexts(texts);
    expect(texts.map((_, place) => compressed.at(place).toString())).toEqual(texts);
  });

  test("two that are read in turns answer their own texts", () => {
    const [first, second] = [new CompressedTexts(["a", "b"]), new CompressedTexts(["c", "d"])];
    const read = [first.at(0), second.at(0), first.at(1), second.at(1)];
    expect(read.map(String)).toEqual(["a", "c", "b", "d"]);
  });
});

describe("groupTexts", () => {
  const texts = ["a".repeat(20_000), "b".repeat(12_000), "é".repeat(400), "c".repeat(40_000), ""];
  test("fills groups in order, up to 32 kB of UTF-8", () => {
    expect(groupTexts(texts).map((group) => group.map((text) => text[0] ?? ""))).toEqual([
      ["a", "b"],
      ["é"],
      ["c"],
      [""],
    ]);
  });

  test("makes no group of no texts", () => expect(groupTexts([])).toEqual([]));
});
