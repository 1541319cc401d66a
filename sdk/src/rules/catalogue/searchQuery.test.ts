import { describe, expect, it } from "vitest";
import { parseSearchWords, searchQuery } from "./searchQuery.ts";

const context = { source: "boutique", region: "US", language: "en", currency: "USD" } as const;

describe("the search page's call (S-042, S-184)", () => {
  it("has the words, the page and no collection", () => {
    expect(searchQuery({ q: " halo ", page: "2" }, context)).toEqual({
      search: "halo",
      page: 2,
      limit: 24,
      filter: { source: "boutique", inventories: { region: "or:US,INTL" } },
      configuration: { language: "en", currency: "USD" },
    });
  });

  it.each([
    ["without a sort the best match first", undefined, undefined],
    ["an unknown sort is none", "cheapest", undefined],
    ["the lowest price", "price-low", { price: "ASC" }],
    ["the newest", "new", { created_at: "DESC" }],
  ])("%s", (_, sort, order) => {
    expect(searchQuery({ q: "halo", sort }, context).order).toEqual(order);
  });

  it.each([
    [undefined, ""],
    ["  ", ""],
    ["x".repeat(300), "x".repeat(200)],
    [`${"x".repeat(199)}💋💋`, `${"x".repeat(199)}💋`],
  ])("reads %j as words", (q, expected) => {
    expect(parseSearchWords({ q })).toBe(expected);
  });
});
