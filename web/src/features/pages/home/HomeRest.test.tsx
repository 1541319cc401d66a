import type { Site } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HomeRest } from "./HomeRest.tsx";

let home: Site["home"];

beforeEach(() => {
  home = undefined;
});

vi.mock("../../../platform/sites/useSite.ts", () => ({
  useSite: () => ({ navigation: [], services: [], home }),
}));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
vi.mock("./Tiles.tsx", () => ({ Tiles: () => <h2>Categories</h2> }));
vi.mock("./Promises.tsx", () => ({ Promises: () => <h2>Promises</h2> }));
vi.mock("./HomeRail.tsx", () => ({
  HomeRail: ({ rail }: { rail: { label: string } }) => <h2>{rail.label}</h2>,
}));
vi.mock("../../../platform/ui/Link.tsx", () => ({ Link: "a" }));

const drawn = () => renderToStaticMarkup(<HomeRest railLinks={{}} />);
const titles = () => [...drawn().matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
const rail = (label: string) => ({ label, collection: "kink", url: "/kink" });

describe("the home page below its hero", () => {
  it.each([undefined, {}, { rails: [], intents: [], tiles: [] }])(
    "needs nothing of the merchant: %j",
    (of) => {
      home = of;
      expect(titles()).toEqual(["Categories", "Promises"]);
    },
  );

  it("has ways in after the first line of products, and the other lines after them", () => {
    home = {
      rails: ["First", "Second", "Third"].map(rail),
      intents: [{ label: "For two", url: "/kink" }],
      tiles: [{ label: "Help", url: "/help" }],
    };
    expect(titles()).toEqual([
      "Categories",
      "First",
      "What are you looking for?",
      "Second",
      "Third",
      "Good to know",
      "Promises",
    ]);
  });

  it("shows a merchant's words as words, and a picture only where there is one", () => {
    const tile = { label: "<b>Help</b>", url: "/help", text: '"><script>' };
    home = {
      tiles: [tile, { ...tile, label: "Seen", image: "/a.svg" }, { ...tile, label: "None", image: null }],
    };
    const html = drawn();
    expect(html).not.toMatch(/<b>|<script>/);
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
