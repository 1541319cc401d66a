import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeFilters,
  clearFilters,
  filterValues,
  hasUnusualKeys,
  isChosen,
  type ListingSearch,
  MOST_MORE,
  parseMore,
  parsePageNumber,
  parseSort,
  setControl,
  setMore,
  setPage,
  toggleFilter,
  withoutPage,
} from "./filterQuery.ts";
import { type ListingContext, listingQuery } from "./listingQuery.ts";

const reserved = [
  "sort",
  "page",
  "brand",
  "price",
  "vendors",
  "prices",
  "color",
  "girth",
  "length",
  "function",
  "suction",
];
const context: ListingContext & { filterKeys: string[] } = {
  collection: "dildos",
  source: "boutique",
  region: "US",
  language: "en",
  currency: "USD",
  filterKeys: ["vendors", "prices", "color", "girth", "length", "function", "suction"],
};
/** Keys of a filters answer. */
const named = context.filterKeys;

describe("filterQuery", () => {
  it.each<[string, ListingSearch, string, ListingSearch]>([
    ["S-590 first value", {}, "violet", { color: "violet" }],
    ["S-590 adds", { color: "violet" }, "black", { color: "violet,black" }],
    ["S-591 removes", { color: "violet,black" }, "violet", { color: "black" }],
    ["S-592 drops the key", { color: "violet", sort: "new" }, "violet", { sort: "new" }],
    ["SA-154 touches its own key only", { page: "3" }, "violet", { page: "3", color: "violet" }],
  ])("%s", (_, search, value, expected) => expect(toggleFilter(search, "color", value)).toEqual(expected));

  it("writes a comma inside a value as a space, and finds and unselects the value by it", () => {
    const brand = "Smith, Jones & Co";
    const search = toggleFilter({ vendors: "Aube" }, "vendors", brand);
    expect(search).toEqual({ vendors: "Aube,Smith Jones & Co" });
    expect(isChosen(search, "vendors", brand)).toBe(true);
    expect(toggleFilter(search, "vendors", brand)).toEqual({ vendors: "Aube" });
    expect(filterValues(setControl({}, "brand", brand), "brand")).toEqual(["Smith Jones & Co"]);
  });

  it("has no values for a name that every object has", () =>
    expect(filterValues({}, "constructor")).toEqual([]));

  it("S-112 reads sort and page, and narrows by brand, price, prices, vendors, color, girth, length and function", () => {
    const filters = ["brand", "price", "prices", "vendors", "color", "girth", "length", "function"];
    const search = Object.fromEntries([
      ...filters.map((key) => [key, "a,b"]),
      ["sort", "new"],
      ["page", "3"],
    ]);
    expect([parseSort(search), parsePageNumber(search)]).toEqual(["new", 3]);
    expect(activeFilters(search, named)).toEqual(filters);
    for (const key of filters) {
      expect(filterValues(search, key)).toEqual(["a", "b"]);
      expect(activeFilters({ [key]: "a" }, named)).toEqual([key]);
      expect(activeFilters({ [key]: "" }, named)).toEqual([]);
    }
  });

  it("toggling twice changes nothing", () => {
    const value = fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4})?$/);
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
    expect([
      parsePageNumber({}),
      parsePageNumber({ page: "3" }),
      parsePageNumber({ page: 0 }),
      parsePageNumber({ page: "x" }),
    ]).toEqual([1, 3, 1, 1]);
  });

  it.each<[string | number | undefined, number]>([
    [undefined, 0],
    ["", 0],
    ["0", 0],
    ["1", 1],
    [3, 3],
    ["9", 9],
    ["10", 9],
    ["1e9", 9],
    ["-1", 0],
    ["1.5", 0],
    ["1,1", 0],
    ["9007199254740993", 0],
    ["Infinity", 0],
    ["NaN", 0],
    ["more", 0],
    ["<script>", 0],
  ])("shows as many pages below as an address may ask for: more=%s is %i", (more, pages) =>
    expect(parseMore({ more })).toBe(pages),
  );

  it("is never asked for more than ten pages at once, whatever the address says", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (more) => {
        const pages = parseMore({ more });
        expect(Number.isInteger(pages) && pages >= 0 && pages <= MOST_MORE).toBe(true);
      }),
    ));

  it("writes pages below and takes them out with everything that makes another list", () => {
    const search = { color: "violet", gclid: "abc", more: "2" };
    const without = { color: "violet", gclid: "abc" };
    expect(setMore(without, 2)).toEqual(search);
    expect(setMore(search, 99)).toEqual({ ...without, more: String(MOST_MORE) });
    expect([setMore(search, 0), setMore(search, -1), setMore(search, Number.NaN)]).toEqual(
      Array(3).fill(without),
    );
    expect(setPage(search, 3)).toEqual({ ...without, page: "3" });
    expect(setControl({ ...search, page: "4" }, "sort", "new")).toEqual({ ...without, sort: "new" });
    expect(withoutPage({ ...search, page: "4" })).toEqual(without);
  });

  it("is neither a filter nor a key that waits for the filters answer", () => {
    const search = { sort: "new", page: "2", more: "3" };
    expect([activeFilters(search, named), hasUnusualKeys(search)]).toEqual([[], false]);
    expect(listingQuery(search, context)).toEqual(listingQuery({ sort: "new", page: "2" }, context));
  });

  it("sorts", () =>
    expect([parseSort({}), parseSort({ sort: "new" }), parseSort({ sort: "x" })]).toEqual([
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
    expect(activeFilters(search, named).length > 0).toBe(expected),
  );

  it.each<[string, ListingSearch, string[]]>([
    ["a key that the filters answer names", { suction: "yes" }, ["suction"]],
    ["tracking keys", { utm_source: "x", gclid: "y", fbclid: "z", ref: "a" }, []],
    ["an unknown key beside a filter", { x: "y", color: "violet" }, ["color"]],
    ["a known key that this listing does not have", { vibration: "strong" }, []],
    ["names of Object's own", { constructor: "x", hasOwnProperty: "y" }, []],
  ])("SA-403 only the keys of the filters answer narrow: %s", (_, search, expected) =>
    expect(activeFilters(search, named)).toEqual(expected),
  );

  it("SA-403 every other key is carried along by each change but Clear", () => {
    const search = { gclid: "abc", color: "violet", page: "2" };
    expect(setPage(search, 3)).toMatchObject({ gclid: "abc" });
    expect(toggleFilter(search, "color", "violet")).toMatchObject({ gclid: "abc" });
    expect(setControl(search, "sort", "new")).toMatchObject({ gclid: "abc" });
  });

  it("SA-403 any other key changes neither the filters nor the call", () => {
    const key = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => !reserved.includes(name));
    fc.assert(
      fc.property(fc.dictionary(key, fc.string()), (foreign) => {
        const search = { color: "violet", vendors: "Aube", sort: "new", page: "2" };
        const mixed = { ...foreign, ...search };
        expect(activeFilters(mixed, named)).toEqual(activeFilters(search, named));
        expect(listingQuery(mixed, context)).toEqual(listingQuery(search, context));
      }),
    );
  });

  it.each([
    ["violet", "Violet,BLACK", true],
    ["BLACK", "Violet,black", true],
    ["black", "blackest", false],
    ["Café", "CAFE\u0301", true],
  ])("SA-404 %s is chosen by %s, whatever the case: %s", (value, chosen, expected) =>
    expect(isChosen({ color: chosen }, "color", value)).toBe(expected),
  );

  it("SA-404 unselecting removes every spelling of a value", () =>
    expect(toggleFilter({ color: "Violet,black,VIOLET" }, "color", "violet")).toEqual({ color: "black" }));
});
