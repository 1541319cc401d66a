import { describe, expect, it } from "vitest";
import type { NavigationMenuEntry } from "../../types.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { browseBackLink } from "./browseBackLink.ts";
import { categoryPath } from "./categoryPath.ts";
import {
  hasFixedListings,
  isOwnListingPath,
  listingOrFirst,
  navigationEntry,
  ownListingPaths,
} from "./listingPaths.ts";
import { navigationListings } from "./navigationListings.ts";
import { parsePath } from "./parsePath.ts";
import { productTrail } from "./productTrail.ts";
import { getSeoKey } from "./seoKey.ts";

const entry = (label: string, url: string, menu?: NavigationMenuEntry[], mobileOnly = false) => ({
  label,
  url,
  mobileOnly,
  ...(menu && { menu }),
});
const bookshop = [
  entry("All books", "/books", undefined, true),
  entry("Books", "/books", [entry("Fiction", "/books/fiction"), entry("Crime", "/fr/books/crime/?sort=new")]),
  entry("Glass", "/home/glass"),
  entry("Help", "/help"),
  entry("Size guide", "/pages/size-guide"),
  entry("Elsewhere", "https://elsewhere.example/books"),
];

describe("a site's own listings (SA-416)", () => {
  it.each([
    ["/books", true],
    ["/books/science-fiction", true],
    ["/bücher/romane", true],
    ["/books/fiction/crime", false],
    ["/", false],
    ["", false],
    ["/Books", false],
    ["/my books", false],
    ["/books/top-100", false],
    ["/top-100", true],
    ["/kink", false],
    ["/sex-toys/dildos", false],
    ["/sex-toys/books", true],
    ["/search", false],
    ["/account/books", false],
    ["/pages/size-guide", false],
    ["/api/books", false],
    ["/sitemaps", false],
  ])("%s can be one: %s", (path, expected) => expect(isOwnListingPath(path)).toBe(expected));

  it("are those of its navigation alone, each once", () => {
    expect([...ownListingPaths(bookshop)]).toEqual([
      "/books",
      "/books/fiction",
      "/books/crime",
      "/home/glass",
    ]);
    expect(parsePath("/fr/books/crime/?page=2", bookshop)).toEqual({
      kind: "listing",
      path: "/books/crime",
      category: "books",
      subcategory: "crime",
    });
    expect(parsePath("/books", bookshop)).toMatchObject({ kind: "listing", category: "books" });
    for (const path of ["/books/poetry", "/home", "/help", "/pages/size-guide", "/books/fiction/crime"])
      expect(parsePath(path, bookshop)).toBe(null);
    expect(parsePath("/books")).toBe(null);
  });

  it("stand beside the fixed ones, which no navigation needs to name", () =>
    expect(parsePath("/sex-toys/dildos", bookshop)).toEqual(parsePath("/sex-toys/dildos")));

  it("have products below them", () => {
    expect(parsePath("/books/fiction/the-salt-road-600001", bookshop)).toMatchObject({ id: 600001 });
    expect(parsePath("/books/the-salt-road-600001", bookshop)).toMatchObject({ id: 600001 });
    expect(parsePath("/books/poetry/the-salt-road-600001", bookshop)).toEqual({ kind: "moved", id: 600001 });
  });

  it("load the collection of their last segment, or what the site's map says", () => {
    expect(navigationListings({ navigation: bookshop }).map(({ collection }) => collection)).toEqual([
      "books",
      "fiction",
      "crime",
      "glass",
    ]);
    const shop = { shop_url: null, products: {}, collections: { books: "all-books", crime: "thrillers" } };
    expect(navigationListings({ navigation: bookshop, shop }).map(({ collection }) => collection)).toEqual([
      "all-books",
      "fiction",
      "thrillers",
      "glass",
    ]);
  });

  it("have no texts of a fixed listing that ends in the same word", () => {
    expect(getSeoKey({ category: "sex-toys", subcategory: "glass" })).toBe("GLASS");
    expect(getSeoKey({ category: "home", subcategory: "glass" })).toBe(null);
  });

  it("have crumbs of the listings above them, which the first segment need not be", () => {
    expect(breadcrumbs("/books/crime", bookshop).map(({ value }) => value)).toEqual(["books", "books/crime"]);
    expect(breadcrumbs("/home/glass", bookshop).map(({ value }) => value)).toEqual(["home/glass"]);
  });

  it("lead back to their own category", () => {
    expect(browseBackLink({ category: "books", subcategory: "crime" }, bookshop)).toBe("/books");
    expect(browseBackLink({ category: "books" }, bookshop)).toBe(undefined);
    expect(browseBackLink({ category: "home", subcategory: "glass" }, bookshop)).toBe(undefined);
    expect(browseBackLink({ category: "apparel" }, bookshop)).toBe(undefined);
    expect(browseBackLink({ category: "apparel", subcategory: "swimwear" }, bookshop)).toBe("/apparel");
    const both = [entry("Toys", "/sex-toys"), ...bookshop];
    expect(browseBackLink({ category: "apparel", subcategory: "swimwear" }, both)).toBe("/sex-toys");
    expect(browseBackLink({ category: "books", subcategory: "crime" }, both)).toBe("/books");
  });

  it("are named by their entry, rather than by one for phones alone", () => {
    expect(navigationEntry("/books", bookshop)?.label).toBe("Books");
    expect(navigationEntry("/books/crime", bookshop)?.label).toBe("Crime");
    expect(navigationEntry("/nowhere", bookshop)).toBe(undefined);
  });

  it("stand before fixed ones where a collection is suggested", () => {
    expect(categoryPath("glass", bookshop)).toBe("/home/glass");
    expect(categoryPath("glass", [])).toBe("/sex-toys/glass");
    expect(categoryPath("fiction", bookshop)).toBe("/books/fiction");
    expect(categoryPath("fiction", [])).toBe(undefined);
  });

  it.each([
    ["/top-picks", bookshop, "/books"],
    ["/sex-toys/top-picks", bookshop, "/books"],
    ["/books/crime", bookshop, "/books/crime"],
    ["/top-picks", [entry("Picks", "/fr/top-picks/?sort=price")], "/top-picks"],
    ["/sex-toys/top-picks", [entry("Toys", "/sex-toys")], "/sex-toys/top-picks"],
    ["/top-picks", [entry("Blog", "https://elsewhere.example/a"), entry("About", "/about")], "/"],
    ["/top-picks", [], "/"],
  ])("stand in for %s where a site has no such listing", (path, navigation, expected) =>
    expect(listingOrFirst(path, navigation)).toBe(expected),
  );

  it.each([
    [[], true],
    [[entry("Toys", "/fr/sex-toys?sort=new")], true],
    [bookshop, false],
    [[...bookshop, entry("Clothes", "/apparel")], true],
  ])("stand beside the fixed ones where a menu leads to one of those", (navigation, expected) =>
    expect(hasFixedListings(navigation)).toBe(expected),
  );

  it("lead down to a product (SA-413)", () =>
    expect(
      productTrail({ collections: ["crime", "books"] }, bookshop, undefined).map(({ label }) => label),
    ).toEqual(["Books", "Crime"]));
});
