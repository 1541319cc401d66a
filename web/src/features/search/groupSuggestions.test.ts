import type { ProductSuggestion, Suggestions } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { groupSuggestions } from "./groupSuggestions.ts";

const halo: ProductSuggestion = {
  id: 1,
  title: "Halo",
  vendor: "Maison Velours",
  url: "/sex-toys/vibrators/halo-1",
  image: null,
  price: 48,
  compare_at_price: null,
  is_available: true,
};
const nothing: Suggestions = { words: [], categories: [], products: [], corrected: null, total: 0 };
const found: Suggestions = {
  ...nothing,
  words: ["halo ring"],
  categories: [{ title: "Rings", url: "/rings" }],
  products: [halo],
  total: 1,
};
const popular: Suggestions = { ...nothing, words: ["Vibrators"], products: [halo] };
const recent = ["lube & more"];

describe("what the search field offers (S-182, S-183)", () => {
  it.each([
    [
      "words, categories and products for words",
      "ha",
      { found, popular, recent },
      ["words", "categories", "products"],
    ],
    [
      "recent and popular without words",
      "",
      { found: undefined, popular, recent },
      ["recent", "popular", "popularProducts"],
    ],
    [
      "the same for a single letter",
      "h",
      { found, popular, recent },
      ["recent", "popular", "popularProducts"],
    ],
    [
      "no recent searches when there are none",
      "",
      { found: undefined, popular, recent: [] },
      ["popular", "popularProducts"],
    ],
    [
      "what is popular when nothing is found",
      "xq",
      { found: nothing, popular, recent },
      ["popular", "popularProducts"],
    ],
    ["nothing before the first answer", "", { found: undefined, popular: undefined, recent: [] }, []],
  ])("%s", (_, words, shown, expected) => {
    expect(groupSuggestions(words, shown).map(({ kind }) => kind)).toEqual(expected);
  });

  it("each leads to its page, searches to all their results", () => {
    const hrefs = groupSuggestions("ha", { found, popular, recent }).flatMap(({ options }) => options);
    expect(hrefs.map(({ href }) => href)).toEqual([
      "/search?q=halo+ring",
      "/rings",
      "/sex-toys/vibrators/halo-1",
    ]);
    const [first] = groupSuggestions("", { found: undefined, popular, recent });
    expect(first?.options[0]?.href).toBe("/search?q=lube+%26+more");
  });

  it("each keeps its id where another answer puts it elsewhere, and ids have no spaces", () => {
    const getIds = (words: string[]) => {
      const shown = { found: { ...found, words }, popular, recent };
      return groupSuggestions("ha", shown).flatMap(({ options }) =>
        options.map(({ label, id }) => [label, id] as const),
      );
    };
    const before = new Map(getIds(["halo ring", "halo"]));
    const after = new Map(getIds(["halo", "\ud800", "halo ring"]));
    for (const [label, id] of before) expect(after.get(label)).toBe(id);
    for (const id of after.values()) expect(id).toMatch(/^\S+$/);
  });

  it("no two have one id", () => {
    const ids = groupSuggestions("", { found, popular, recent }).flatMap(({ options }) =>
      options.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
