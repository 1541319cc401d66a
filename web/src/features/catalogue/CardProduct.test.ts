import type { Product } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { cardProduct } from "./CardProduct.ts";

type Level = "none" | "low" | "high" | "unlimited";

/** A product with a variant for each level of stock, $40 before and $30 now. */
function product(levels: Level[], more: Partial<Product> = {}): Product {
  const variants = levels.map((_, at) => ({
    id: at + 1,
    option1: `Choice ${at}`,
    price: 30,
    compare_at_price: 40,
    prices: { USD: 30 },
    inventory_policy: "deny",
  }));
  const inventories = levels.map((level, at) => ({ variant_id: at + 1, requires_shipping: true, level }));
  const images = [{ src: "/front.svg", alt: "Front" }, { src: "/back.svg" }];
  return {
    ...{ id: 7, title: "Halo", vendor: "Maison", type: "Vibrators", handle: "halo", meta: {}, price: 30 },
    ...{ images, variants, inventories },
    ...more,
  } as unknown as Product;
}

it.each<[string, Product, boolean]>([
  ["one variant", product(["high"]), true],
  ["several variants", product(["high", "low"]), true],
  ["one of them sold out", product(["none", "low"]), true],
  ["all of them sold out", product(["none", "none"]), false],
  ["no variant at all", product([]), false],
  ["a gift card, whose amount and words are chosen", product(["unlimited"], { type: "Gift Card" }), false],
  ["a protection, which goes with an item", product(["unlimited"], { type: "Warranty" }), false],
])("can be put into the bag from its card: %s", (_, of, quick) =>
  expect(cardProduct(of, "USD", []).quick).toBe(quick),
);

it("shows a second view where there is one", () => {
  const { image, second, alt } = cardProduct(product(["high"]), "USD", []);
  expect([image, second, alt]).toEqual(["/front.svg", "/back.svg", "Front"]);
  expect(cardProduct(product(["high"], { images: [] }), "USD", [])).toMatchObject({
    image: null,
    second: null,
  });
});

it("shows the next variant in place of one that was taken from sale, and is sold out without any other", () => {
  const of = product(["high", "none", "low"]);
  of.variants.forEach((variant, at) => {
    variant.prices = { USD: 30 + at };
  });
  of.variants[0]!.option1 = null;
  expect(cardProduct(of, "USD", [])).toMatchObject({ price: 32, state: "available" });
  of.inventories[2]!.level = "none";
  expect(cardProduct(of, "USD", [])).toMatchObject({ price: 31, state: "soldOut" });
  const only = { ...of, variants: of.variants.slice(0, 1) };
  expect(cardProduct(only, "USD", [])).toMatchObject({ price: 30, state: "soldOut", quick: false });
});

describe("the colours of a card", () => {
  const coloured = (option1: string[], levels: Level[], options = ["Size", "Color"]) => {
    const of = product(levels, { options });
    of.variants.forEach((variant, at) => {
      variant.option1 = option1[at]!;
    });
    of.images = of.variants.map(({ id }) => ({ id, src: `/${id}.svg`, alt: "", variant_ids: [id] }));
    return cardProduct(of, "USD", []).colours;
  };

  it("are each there once, in the product's order, with a variant that can be bought", () =>
    expect(coloured(["S|Red", "M|Red", "S|Blue", "M|Blue"], ["none", "low", "none", "none"])).toEqual([
      { value: "Red", variant: 2, image: "/2.svg" },
      { value: "Blue", variant: 3, image: "/3.svg" },
    ]));

  it("are those of an option named in another language", () =>
    expect(coloured(["S|Rot", "S|Blau"], ["high", "high"], ["Größe", "Farbe"])).toHaveLength(2));

  it.each<[string, string[], string[]]>([
    ["one colour", ["S|Red", "M|Red"], ["Size", "Color"]],
    ["no option of that name", ["S|Red", "M|Blue"], ["Size", "Scent"]],
    ["no options", ["Red", "Blue"], []],
  ])("are left out with %s", (_, option1, options) =>
    expect(coloured(option1, ["high", "high"], options)).toBeUndefined(),
  );
});
