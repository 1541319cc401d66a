import type { Language, Site } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { Tiles } from "./Tiles.tsx";

const navigation = [
  { label: "Tea", label_fr: "Thés", url: "/tea" },
  { label: "Cups", label_fr: "Tasses", url: "/cups" },
];
const draw = async (site: Partial<Site>, language: Language = "en") =>
  renderToStaticMarkup((await createShopContext({ shop: { language }, site }))(<Tiles />));

it("draws the merchant's own pictures and words in the page's language", async () => {
  const own = { label: "Loose leaf", label_fr: "En vrac", url: "/tea", image: "/pictures/leaf.jpg" };
  const site = { navigation, home: { categories: [own] } };
  expect(await draw(site)).toMatch(
    /<a [^>]*href="\/tea"[^>]*><img src="\/pictures\/leaf\.jpg" alt=""[^>]*\/><span[^>]*>Loose leaf/,
  );
  expect(await draw(site, "fr")).toContain("En vrac");
});

it("draws the listings of the menus without pictures where the merchant chose none", async () => {
  const html = await draw({ navigation });
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/tea", "/cups"]);
  expect(html).not.toContain("<img");
});

it.each([
  ["an empty list", { navigation, home: { categories: [] } }],
  ["a site without menus", { navigation: [] }],
])("draws nothing for %s", async (_, site) => {
  expect(await draw(site)).toBe("");
});
