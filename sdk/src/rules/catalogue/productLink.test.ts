import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { parsePath } from "./parsePath.ts";
import { productLink } from "./productLink.ts";

describe("productLink", () => {
  it.each([
    [
      { category: "sex-toys", subcategory: "dildos", subsubcategory: "large-dildos" },
      "/sex-toys/dildos/large-dildos/soft-halo-7",
    ],
    [{ category: "sex-toys", subcategory: "vibrators" }, "/sex-toys/vibrators/soft-halo-7"],
    [{ category: "kink" }, "/kink/soft-halo-7"],
    [{ category: "sex-toys", subsubcategory: "large-dildos" }, "/sex-toys/soft-halo-7"],
    [{ subcategory: "vibrators" }, "/product/7/soft-halo"],
    [{}, "/product/7/soft-halo"],
  ])("S-101 S-102 SA-022 the link of a product in %j is %s", (meta, link) =>
    expect(productLink({ id: 7, title: "Soft Halo", meta })).toBe(link),
  );

  it("SA-023 levels pass the slug rule", () =>
    expect(
      productLink({ id: 7, title: "Halo", meta: { category: "Sex Toys", subcategory: "Vibrators" } }),
    ).toBe("/sex-toys/vibrators/halo-7"));

  it("printing a product's link and parsing it are inverse", () => {
    const levels = fc.constantFrom(...CATEGORY_PATHS).map((path) => path.slice(1).split("/"));
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 1e9 }), fc.string(), (names, id, title) => {
        const [category, subcategory, subsubcategory] = names;
        const parsed = parsePath(productLink({ id, title, meta: { category, subcategory, subsubcategory } }));
        expect(parsed).toMatchObject({ kind: "product", id, category });
      }),
    );
  });
});
