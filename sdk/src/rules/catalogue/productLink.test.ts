import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NavigationMenuEntry } from "../../types.ts";
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
    expect(productLink({ id: 7, title: "Soft Halo", meta }, [])).toBe(link),
  );

  it("SA-023 levels pass the slug rule", () =>
    expect(
      productLink({ id: 7, title: "Halo", meta: { category: "Sex Toys", subcategory: "Vibrators" } }, []),
    ).toBe("/sex-toys/vibrators/halo-7"));

  it("printing a product's link and parsing it are inverse", () => {
    const levels = fc.constantFrom(...CATEGORY_PATHS).map((path) => path.slice(1).split("/"));
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 1e9 }), fc.string(), (names, id, title) => {
        const [category, subcategory, subsubcategory] = names;
        const meta = { category, subcategory, subsubcategory };
        const parsed = parsePath(productLink({ id, title, meta }, []));
        expect(parsed).toMatchObject({ kind: "product", id, category });
      }),
    );
  });

  const books: NavigationMenuEntry = {
    label: "Books",
    url: "/books",
    menu: [
      { label: "Fiction", url: "/fr/books/fiction/?sort=new" },
      { label: "Crime", url: "/books/crime" },
    ],
  };
  const crime = { category: "books", subcategory: "crime" };

  it.each<[object, NavigationMenuEntry[], string]>([
    [crime, [books], "/books/crime/soft-halo-7"],
    [crime, [{ ...books, menu: [] }], "/books/soft-halo-7"],
    [crime, books.menu!, "/books/crime/soft-halo-7"],
    [crime, [], "/product/7/soft-halo"],
    [{ category: "sex-toys", subcategory: "novels" }, [], "/sex-toys/soft-halo-7"],
    [{ category: "account", subcategory: "orders" }, [books], "/product/7/soft-halo"],
  ])("the link of a product in %j is below the deepest listing of the site (%#)", (meta, navigation, link) =>
    expect(productLink({ id: 7, title: "Soft Halo", meta }, navigation)).toBe(link),
  );

  it("leads to the product whatever entries its site removes, and so do its links from before", () => {
    const handle = fc.constantFrom("books", "fiction", "crime", "poetry", "Bücher", "sex-toys", "dildos");
    const meta = fc.record(
      { category: handle, subcategory: handle, subsubcategory: handle },
      { requiredKeys: [] },
    );
    const entries = fc.subarray([books, ...books.menu!, { label: "Poetry", url: "/books/poetry" }]);
    fc.assert(
      fc.property(meta, entries, entries, fc.string(), (levels, before, now, title) => {
        const product = { id: 600001, title, meta: levels };
        const link = productLink(product, now);
        expect(parsePath(link, now)).toMatchObject({ kind: "product", id: 600001 });
        const former = parsePath(productLink(product, before), now);
        expect(former).toMatchObject({ id: 600001 });
        expect(["product", "moved"]).toContain(former?.kind);
      }),
    );
  });
});
