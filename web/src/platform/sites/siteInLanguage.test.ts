import { expect, it } from "vitest";
import { siteInLanguage } from "./siteInLanguage.ts";

const site = {
  name: "Feuille",
  tagline: "Books",
  tagline_fr: "Livres",
  regions: [{ label: "Spain", label_fr: "Espagne", freeShippingFrom: null }],
  navigation: [{ label: "New", url: "/new", menu: [{ label: "All", label_fr: "Tout", url: "/all" }] }],
  texts: { footer: { text: "By hand", text_fr: "" } },
  flags: { banner_fr: "on" },
};

it("leaves the French words out of an English page", () =>
  expect(siteInLanguage(site, "en")).toEqual({
    name: "Feuille",
    tagline: "Books",
    regions: [{ label: "Spain", freeShippingFrom: null }],
    navigation: [{ label: "New", url: "/new", menu: [{ label: "All", url: "/all" }] }],
    texts: { footer: { text: "By hand" } },
    flags: { banner_fr: "on" },
  }));

it("has the French words in place of the English ones on a French page, where there are any", () =>
  expect(siteInLanguage(site, "fr")).toEqual({
    name: "Feuille",
    tagline: "Livres",
    regions: [{ label: "Espagne", freeShippingFrom: null }],
    navigation: [{ label: "New", url: "/new", menu: [{ label: "Tout", url: "/all" }] }],
    texts: { footer: { text: "By hand" } },
    flags: { banner_fr: "on" },
  }));

it("changes nothing of what it was given", () => {
  const before = JSON.stringify(site);
  siteInLanguage(site, "fr");
  expect(JSON.stringify(site)).toBe(before);
});
