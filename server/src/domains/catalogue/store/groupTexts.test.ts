import { describe, expect, test } from "vitest";
import { groupTexts } from "./groupTexts.ts";

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
