import type { Product, Variant } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { pickVariant, variantChoices } from "./pickVariant.ts";

const variant = (id: number, option1: string, policy: "deny" | "continue" = "deny") =>
  ({ id, option1, inventory_policy: policy }) as Variant;

const product = {
  options: ["Colour", "Size"],
  variants: [variant(1, "Violet|S"), variant(2, "Violet|M"), variant(3, "Black|M"), variant(4, "Black|L")],
  inventories: [1, 2, 3].map((variant_id) => ({ variant_id, level: "high" })),
} as unknown as Product;

describe("pickVariant", () => {
  it("keeps the other choices where such a variant exists (S-176)", () => {
    expect(pickVariant(product, product.variants[1]!, 0, "Black")?.id).toBe(3);
  });

  it("falls to the first variant with the value where no other choice fits", () => {
    expect(pickVariant(product, product.variants[0]!, 0, "Black")?.id).toBe(3);
    expect(pickVariant(product, product.variants[0]!, 1, "L")?.id).toBe(4);
  });

  it("falls to one that can be bought, of those that keep as many of the other choices", () => {
    const inventories = product.inventories.map((row) => ({
      ...row,
      variant_id: row.variant_id === 3 ? 4 : row.variant_id,
    }));
    const sold = { ...product, inventories };
    expect(pickVariant(sold, product.variants[0]!, 0, "Black")?.id).toBe(4);
    expect(pickVariant(sold, product.variants[1]!, 0, "Black")?.id).toBe(3);
    const none = { ...product, inventories: [] };
    expect(pickVariant(none, product.variants[0]!, 0, "Black")?.id).toBe(3);
  });

  it("has nothing for a value no variant has", () => {
    expect(pickVariant(product, product.variants[0]!, 1, "XL")).toBeUndefined();
  });
});

describe("choicesOf", () => {
  it("lists each option's values once and marks what cannot be bought", () => {
    const [colour, size] = variantChoices(product, product.variants[2]!);
    expect(colour).toMatchObject({ name: "Colour", value: "Black" });
    expect(colour?.choices.map(({ value }) => value)).toEqual(["Violet", "Black"]);
    expect(size?.choices).toEqual([
      { value: "S", soldOut: false },
      { value: "M", soldOut: false },
      { value: "L", soldOut: true },
    ]);
  });
});
