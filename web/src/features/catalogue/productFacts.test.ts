import { getLocale } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import { productFacts } from "./productFacts.ts";

const product = (attributes: Record<string, string[]> | undefined, variants = 2, options?: string[]) =>
  ({
    meta: { category: "sex-toys" },
    attributes,
    options,
    variants: Array(variants).fill({}),
  }) as unknown as Product;
const facts = (of: Product, language: "en" | "fr" = "en", inches = true) =>
  productFacts(
    of,
    { language, defaultLanguage: "en", locale: getLocale(language, "US") },
    inches,
    textIn(language),
  ).map(({ label, value }) => `${label}: ${value}`);

describe("the facts of a product", () => {
  it("begin with material and dimensions, in both units, and say nothing that the product does not", () => {
    const halo = product({
      color: ["violet"],
      function: ["quiet"],
      girth: ["4.75"],
      length: ["7"],
      material: ["silicone"],
    });
    expect(facts(halo)).toEqual([
      "Material: Silicone",
      "Length: 7″ (17.8\u00a0cm)",
      "Girth: 4.75″ (12.1\u00a0cm)",
      "Function: Quiet",
    ]);
    expect(facts(halo, "fr", false).slice(0, 3)).toEqual([
      "Matière: Silicone",
      "Longueur: 17,8\u00a0cm (7″)",
      "Circonférence: 12,1\u00a0cm (4,75″)",
    ]);
  });

  it("say the colour and the size where they are no choice", () => {
    const attributes = { color: ["black"], size: ["XL"] };
    expect(facts(product(attributes, 1))).toEqual(["Color: Black", "Size: XL"]);
    expect(facts(product(attributes, 2, ["Color", "Size"]))).toEqual([]);
    expect(facts(product(attributes, 2, ["Color"]))).toEqual(["Size: XL"]);
  });

  it("mark and convert only a bare number", () => {
    const lengths = ["45 cm", "7.5", "34/32", "long", "30 L"];
    expect(facts(product({ length: lengths }))).toEqual([
      "Length: 45 cm, 7.5″ (19.1\u00a0cm), 34/32, Long, 30 L",
    ]);
  });

  it.each<Record<string, string[]> | undefined>([undefined, {}, { material: [] }])(
    "are none for %j",
    (attributes) => {
      expect(facts(product(attributes))).toEqual([]);
    },
  );
});
