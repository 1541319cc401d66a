import { describe, expect, it } from "vitest";
import type { NavigationMenuEntry } from "../../types.ts";
import { browseEntries, currentEntry } from "./browse.ts";
import { browseBackLink } from "./browseBackLink.ts";

describe("browse", () => {
  const entry = (url: string, more: Partial<NavigationMenuEntry> = {}): NavigationMenuEntry => ({
    label: url,
    url,
    ...more,
  });
  const navigation = [
    entry("/sex-toys", {
      menu: [
        entry("/sex-toys/dildos", {
          menu: [entry("/sex-toys/dildos/large-dildos"), entry("/sex-toys/vibrators")],
        }),
        entry("/sex-toys/vibrators"),
        entry("/sex-toys/glass", { mobileOnly: true }),
      ],
    }),
  ];

  it.each([
    [{ category: "sex-toys" }, ["/sex-toys/dildos", "/sex-toys/vibrators"]],
    [
      { category: "sex-toys", subcategory: "dildos" },
      ["/sex-toys/dildos", "/sex-toys/vibrators", "/sex-toys/dildos/large-dildos"],
    ],
    [{ category: "kink" }, []],
    [{}, []],
  ])("S-128 S-129 SA-034 entries of %j", (levels, urls) =>
    expect(browseEntries(navigation, levels).map((each) => each.url)).toEqual(urls),
  );

  it("finds the entries below one whose address has a query, a slash or a language", () => {
    const own = [entry("/fr/books/?sort=new", { menu: [entry("/books/crime")] })];
    expect(browseEntries(own, { category: "books" })).toEqual([entry("/books/crime")]);
  });

  it.each([
    ["/books/crime", "/books/crime"],
    ["/books", "/fr/books/?sort=new"],
    ["/books/poems", undefined],
  ])("marks the entry of %s", (path, url) => {
    const own = [entry("/fr/books/?sort=new"), entry("/books/crime?sort=new"), entry("/books/crime")];
    expect(currentEntry(own, path)?.url).toBe(url);
  });

  it("S-126 S-127 the back link", () =>
    expect(["kink", "sex-toys"].map((category) => browseBackLink({ category }, navigation))).toEqual([
      "/sex-toys",
      "/sex-toys",
    ]));
});
