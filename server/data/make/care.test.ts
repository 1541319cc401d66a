import { expect, test } from "vitest";
import { products } from "./products.ts";

const materials = ({ attributes }: (typeof products)[number]) => attributes?.material ?? [];

/** Words of a description, and the materials of which they can be true. */
const only: [words: RegExp, materials: string[]][] = [
  [/machine wash/i, ["cotton", "satin", "mesh"]],
  [/boil|dishwasher/i, ["silicone", "glass", "stainless-steel"]],
  [/silicone on|silicone over|body-safe silicone/i, ["silicone"]],
  [/scissors/i, ["silk", "pvc"]],
  [/vegan leather/i, ["vegan-leather"]],
  [/\bmodal\b/i, ["modal"]],
  [/recycled nylon/i, ["recycled-nylon"]],
  [/drawstring/i, ["satin"]],
];

test("a description says of care and material what its product's material allows", () => {
  for (const product of products)
    for (const [words, allowed] of only)
      if (words.test(product.description ?? ""))
        expect(allowed, `${product.title}: ${words}`).toEqual(
          expect.arrayContaining([materials(product).find((material) => allowed.includes(material))]),
        );
});

test("an option and a filter spell color alike", () => {
  expect(products.flatMap(({ options }) => options ?? [])).not.toContain("Colour");
});
