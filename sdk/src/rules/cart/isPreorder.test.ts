import { describe, expect, it } from "vitest";
import { product } from "../testing/fixtures.ts";
import { isPreorder, isPreorderProduct } from "./isPreorder.ts";

const entry = (variant_id: number, level: "none" | "low") => ({ variant_id, requires_shipping: true, level });

describe("pre-order", () => {
  it.each([
    ["all none, continue", [entry(7, "none"), entry(7, "none")], "continue", true],
    ["all none, deny", [entry(7, "none")], "deny", false],
    ["one in stock", [entry(7, "none"), entry(7, "low")], "continue", false],
    ["SA-137 no entries", [], "continue", false],
    ["only another variant's", [entry(8, "none")], "continue", false],
  ] as const)("S-533 C-398 %s", (_, inventories, inventory_policy, expected) =>
    expect(
      isPreorder({ product: { inventories: [...inventories] }, variant: { id: 7, inventory_policy } }),
    ).toBe(expected),
  );

  it.each([
    ["none", "continue", true],
    ["none", "deny", false],
    ["low", "continue", false],
    ["unlimited", "continue", false],
  ] as const)("S-532 product page: level %s, some variant %s", (level, policy, expected) =>
    expect(isPreorderProduct(product({ level, policy }))).toBe(expected),
  );

  it("product page: neither stock nor policy of a variant taken from sale counts", () => {
    const coming = product({ id: 1, level: "none", policy: "continue" });
    const taken = { ...product({ id: 2 }).variants[0]!, option1: null };
    const inventories = [...coming.inventories, ...product({ id: 2 }).inventories];
    const both = { inventories, variants: [taken, ...coming.variants] };
    expect(isPreorderProduct(both)).toBe(true);
    expect(isPreorderProduct({ ...coming, variants: [{ ...coming.variants[0]!, option1: null }] })).toBe(
      false,
    );
  });
});
