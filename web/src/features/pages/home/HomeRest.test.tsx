import type { Site } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { HomeRest } from "./HomeRest.tsx";

const navigation = ["tea", "cups"].map((label) => ({ label, url: `/${label}` }));
const texts = { promises: { text: "Promises" } };
const railLinks = Object.fromEntries(
  ["First", "Second", "Third"].map((label) => [label, [{ title: "Halo", link: "/kink/halo" }]]),
);

async function draw(home: Site["home"]) {
  const inShop = await createShopContext({ site: { navigation, texts, home } });
  return renderToStaticMarkup(inShop(<HomeRest railLinks={railLinks} />));
}
const titles = async (home: Site["home"]) =>
  [...(await draw(home)).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
const rail = (label: string) => ({ label, collection: "kink", url: "/kink" });

describe("the home page below its hero", () => {
  it.each([undefined, {}, { rails: [], intents: [], tiles: [] }])(
    "needs nothing of the merchant: %j",
    async (home) => {
      expect(await titles(home)).toEqual(["Find your way in", "Promises"]);
    },
  );

  it("has ways in after the first line of products, and the other lines after them", async () => {
    const home = {
      rails: ["First", "Second", "Third"].map(rail),
      intents: [{ label: "For two", url: "/kink" }],
      tiles: [{ label: "Help", url: "/help" }],
    };
    expect(await titles(home)).toEqual([
      "Find your way in",
      "First",
      "What are you looking for?",
      "Second",
      "Third",
      "Good to know",
      "Promises",
    ]);
  });

  it("shows a merchant's words as words, and a picture only where there is one", async () => {
    const tile = { label: "<b>Help</b>", url: "/help", text: '"><script>' };
    const html = await draw({
      tiles: [tile, { ...tile, label: "Seen", image: "/a.svg" }, { ...tile, label: "None", image: null }],
    });
    expect(html).not.toMatch(/<b>|<script>/);
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
