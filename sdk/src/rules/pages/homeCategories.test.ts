import { expect, it } from "vitest";
import type { NavigationMenuEntry, Site } from "../../types.ts";
import { homeCategories } from "./homeCategories.ts";

const entry = (url: string, more: Partial<NavigationMenuEntry> = {}): NavigationMenuEntry => ({
  label: url.slice(1),
  url,
  ...more,
});
const books = entry("/books", {
  label_fr: "livres",
  menu: [entry("/books", { mobileOnly: true }), entry("/books/fiction"), entry("/books/crime")],
});

it.each<[string, Pick<Site, "home" | "navigation">, string[]]>([
  ["no menus", { navigation: [] }, []],
  ["the first level", { navigation: [books, entry("/gifts")] }, ["/books", "/gifts"]],
  [
    "pages among them",
    { navigation: [entry("/help"), books, entry("/sale"), entry("https://a.example/")] },
    ["/books", "/sale"],
  ],
  [
    "a single listing with a menu",
    { navigation: [books, entry("/help")] },
    ["/books/fiction", "/books/crime"],
  ],
  ["a single listing alone", { navigation: [entry("/tea")] }, []],
  ["fixed listings", { navigation: [entry("/kink"), entry("/lubricants")] }, ["/kink", "/lubricants"]],
  [
    "more than fit",
    { navigation: Array.from({ length: 12 }, (_, at) => entry(`/c${"abcdefghijkl"[at]}`)) },
    ["/ca", "/cb", "/cc", "/cd", "/ce", "/cf", "/cg", "/ch"],
  ],
  ["tiles of its own", { navigation: [books], home: { categories: [entry("/sale")] } }, ["/sale"]],
  ["an empty list", { navigation: [books, entry("/gifts")], home: { categories: [] } }, []],
])("chooses tiles for a site with %s", (_, site, urls) =>
  expect(homeCategories(site).map(({ url }) => url)).toEqual(urls),
);

it("keeps the words of both languages, and no menu", () =>
  expect(homeCategories({ navigation: [books, entry("/gifts")] })[0]).toEqual({
    label: "books",
    label_fr: "livres",
    url: "/books",
  }));
