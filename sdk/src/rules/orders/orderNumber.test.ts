import { describe, expect, it } from "vitest";
import {
  exampleOrderNumber,
  formatOrderNumber,
  normalizeOrderNumber,
  parseOrderNumber,
} from "./orderNumber.ts";

const teaShop = { orderPrefix: "TEA" };

describe("formatOrderNumber", () => {
  it.each([
    [{}, "V-100023"],
    [teaShop, "TEA-100023"],
    [{ orderPrefix: "7" }, "7-100023"],
  ])("%j", (site, expected) => {
    expect(formatOrderNumber(100_023, site)).toBe(expected);
    expect(exampleOrderNumber(site)).toBe(expected);
    expect(parseOrderNumber(expected)).toBe(100_023);
  });
});

describe("parseOrderNumber", () => {
  it.each([
    ...["V-100023", "v-100023", "#100023", "#V-100023", " 100023 "],
    ...["TEA-100023", "tea-100023", "#2026-100023"],
  ])("reads %s with any prefix and without", (typed) => expect(parseOrderNumber(typed)).toBe(100_023));

  it.each([
    ...["", "twelve", "V-", "-100023", "V100023", "TEAPOT-100023", "V-100023-C1", "V-1'--", "É-1"],
    ...["1234567890123456", "V-1e3", "BOUTIQUE-2026-000123"],
  ])("knows that %j is none", (typed) => expect(parseOrderNumber(typed)).toBeUndefined());
});

describe("normalizeOrderNumber", () => {
  it.each([
    ["100023", {}, "V-100023"],
    ["#v-100023", {}, "V-100023"],
    ["100023", teaShop, "TEA-100023"],
    ["v-100023", teaShop, "V-100023"],
  ])("%s at a shop with %j", (typed, site, expected) =>
    expect(normalizeOrderNumber(typed, site)).toBe(expected),
  );
});
