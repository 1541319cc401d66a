import { getLocale } from "@velours/sdk/rules";
import { expect, it } from "vitest";
import { siteDescription } from "./siteDescription.ts";

const tagline = { tagline: "Books by hand", tagline_fr: "Des livres à la main" };
const description = { description: "Second-hand books." };

it.each([
  ["its own words", { ...tagline, ...description }, "en", "Second-hand books."],
  [
    "its own words in English before a tagline in French",
    { ...tagline, ...description },
    "fr",
    "Second-hand books.",
  ],
  ["the tagline without them", tagline, "fr", "Des livres à la main"],
  ["the name without either", {}, "fr", "La boutique en ligne Feuille."],
] as const)("describes a site by %s", (_, own, language, words) =>
  expect(siteDescription({ name: "Feuille", ...own }, { language, locale: getLocale(language, "FR") })).toBe(
    words,
  ),
);
