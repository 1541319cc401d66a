import { describe, expect, test } from "vitest";
import { CompressedTexts } from "./CompressedTexts.ts";

describe("CompressedTexts", () => {
  test.each([
    ["none", []],
    ["one", ["a"]],
    ["an empty one first, between and last", ["", "a", "", "b", ""]],
    ["letters of one to four bytes", ["a", "é", "’", "🌙", "end"]],
    ["more than a chunk of zlib's", ["é".repeat(50_000), "b"]],
  ])("%s is read as it was written", (_, texts) => {
    const compressed = CompressedTexts.of(texts);
    expect(texts.map((_, place) => compressed.at(place).toString())).toEqual(texts);
  });

  test("two that are read in turns answer their own texts", () => {
    const [first, second] = [CompressedTexts.of(["a", "b"]), CompressedTexts.of(["c", "d"])];
    const read = [first.at(0), second.at(0), first.at(1), second.at(1)];
    expect(read.map(String)).toEqual(["a", "c", "b", "d"]);
  });
});
