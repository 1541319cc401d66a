import type { HomeTile, NavigationMenuEntry } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Tiles } from "./Tiles.tsx";

let site: { navigation: NavigationMenuEntry[]; home?: { categories: HomeTile[] } };
let language: "en" | "fr" = "en";
vi.mock("../../../platform/sites/useSite.ts", () => ({ useSite: () => site }));
vi.mock("../../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language, locale: language === "fr" ? "fr-FR" : "en-US" }),
}));
vi.mock("../../../platform/ui/Link.tsx", () => ({ Link: "a" }));

const navigation = [
  { label: "Tea", label_fr: "Thés", url: "/tea" },
  { label: "Cups", label_fr: "Tasses", url: "/cups" },
];
const draw = () => renderToStaticMarkup(<Tiles />);

it("draws the merchant's own pictures and words in the page's language", () => {
  const own = { label: "Loose leaf", label_fr: "En vrac", url: "/tea", image: "/pictures/leaf.jpg" };
  site = { navigation, home: { categories: [own] } };
  expect(draw()).toMatch(
    /<a href="\/tea"[^>]*><img src="\/pictures\/leaf\.jpg" alt=""[^>]*\/><span[^>]*>Loose leaf/,
  );
  language = "fr";
  expect(draw()).toContain("En vrac");
  language = "en";
});

it("draws the listings of the menus without pictures where the merchant chose none", () => {
  site = { navigation };
  expect(draw().match(/<a href="[^"]+"/g)).toEqual(['<a href="/tea"', '<a href="/cups"']);
  expect(draw()).not.toContain("<img");
});

it.each([
  ["an empty list", { navigation, home: { categories: [] } }],
  ["a site without menus", { navigation: [] }],
])("draws nothing for %s", (_, of) => {
  site = of;
  expect(draw()).toBe("");
});
