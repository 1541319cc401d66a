import { describe, expect, it } from "vitest";
import { product } from "../testing/fixtures.ts";
import { isAvailable, isInStock } from "./isAvailable.ts";

describe("isAvailable", () => {
  it.each([
    ["low", true],
    ["high", true],
    ["unlimited", true],
    ["none", false],
  ] as const)("SA-129 level %s in stock: %s", (level, expected) => {
    const stocked = product({ level });
    expect(isInStock(stocked, stocked.id + 1000)).toBe(expected);
    expect(isAvailable(stocked, stocked.variants[0]!)).toBe(expected);
  });

  it("pre-order can be bought", () => {
    const coming = product({ level: "none", policy: "continue" });
    expect(isAvailable(coming, coming.variants[0]!)).toBe(true);
  });

  it.each([product(), product({ level: "none", policy: "continue" })])(
    "a variant taken from sale can't, in stock or on pre-order",
    (of) => expect(isAvailable(of, { ...of.variants[0]!, option1: null })).toBe(false),
  );
});
