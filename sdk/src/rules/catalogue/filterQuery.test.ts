import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeFilters,
  clearFilters,
  filterValues,
  hasFilters,
  type ListingSearch,
  pageOf,
  setControl,
  setPage,
  sortOf,
  toggleFilter,
  withoutPage,
} from "./filterQuery.ts";

describe("filterQuery", () => {
  it.each<[string, ListingSearch, string, ListingSearch]>([
    ["S-590 first value", {}, "violet", { color: "violet" }],
    ["S-590 adds", { color: "violet" }, "black", { color: "violet,black" }],
    ["S-591 removes", { color: "violet,black" }, "violet", { color: "black" }],
    ["S-592 drops the key", { color: "violet", sort: "new" }, "violet", { sort: "new" }],
    ["SA-154 touches its own key only", { page: "3" }, "violet", { page: "3", color: "violet" }],
  ])("%s", (_, search, value, expected) => expect(toggleFilter(search, "color", value)).toEqual(expected));

  it("S-112 reads sort and page, and narrows by brand, price, prices, vendors, color, girth, length and function", () => {
    const filters = ["brand", "price", "prices", "vendors", "color", "girth", "length", "function"];
    const search = Object.fromEntries([
      ...filters.map((key) => [key, "a,b"]),
      ["sort", "new"],
      ["page", "3"],
    ]);
    expect([sortOf(search), pageOf(search)]).toEqual(["new", 3]);
    expect(activeFilters(search)).toEqual(filters);
    for (const key of filters) {
      expect(filterValues(search, key)).toEqual(["a", "b"]);
      expect(activeFilters({ [key]: "a" })).toEqual([key]);
      expect(hasFilters({ [key]: "" })).toBe(false);
    }
  });

  it("toggling twice changes nothing", () => {
    const value = fc.stringMatching(/^[a-z ]{1,9}$/);
    fc.assert(
      fc.property(fc.uniqueArray(value), value, (values, toggled) => {
        fc.pre(!values.includes(toggled));
        const search: ListingSearch = values.length > 0 ? { color: values.join(",") } : {};
        expect(toggleFilter(toggleFilter(search, "color", toggled), "color", toggled)).toEqual(search);
        expect(filterValues(toggleFilter(search, "color", toggled), "color")).toEqual([...values, toggled]);
      }),
    );
  });

  it.each<[string, ListingSearch]>([
    ["sort", { color: "violet", sort: "x" }],
    ["brand", { color: "violet", brand: "x" }],
    ["price", { color: "violet", price: "x" }],
  ])("S-593 changing %s removes page", (key, expected) =>
    expect(setControl({ color: "violet", page: "4" }, key as "sort", "x")).toEqual(expected),
  );

  it("S-594 a price of 'all' clears price", () =>
    expect(setControl({ price: "0-25", page: "2" }, "price", "all")).toEqual({}));

  it("S-595 clear removes everything", () => expect(clearFilters()).toEqual({}));

  it("pages", () => {
    expect(withoutPage({ page: 2, sort: "new" })).toEqual({ sort: "new" });
    expect(setPage({ sort: "new" }, 2)).toEqual({ sort: "new", page: "2" });
    expect(setPage({ page: "2" }, 1)).toEqual({});
    expect([pageOf({}), pageOf({ page: "3" }), pageOf({ page: 0 }), pageOf({ page: "x" })]).toEqual([
      1, 3, 1, 1,
    ]);
  });

  it("sorts", () =>
    expect([sortOf({}), sortOf({ sort: "new" }), sortOf({ sort: "x" })]).toEqual([
      "recommended",
      "new",
      "recommended",
    ]));

  it.each<[ListingSearch, boolean]>([
    [{}, false],
    [{ sort: "new", page: "2" }, false],
    [{ brand: "Aube" }, true],
    [{ price: "0-25" }, true],
    [{ color: "violet" }, true],
    [{ color: "" }, false],
  ])("S-151 SA-038 %j shows 'Clear Filters': %s", (search, expected) =>
    expect(hasFilters(search)).toBe(expected),
  );
});
