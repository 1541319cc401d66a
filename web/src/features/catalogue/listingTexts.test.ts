import { breadcrumbs, CATEGORY_PATHS, getLocale, getSeoKey, parsePath } from "@velours/sdk/rules";
import { describe, expect, it } from "vitest";
import { listingTexts } from "./listingTexts.ts";
import { seoText } from "./seoTexts.ts";

describe.each(["en", "fr"] as const)("titles and descriptions in %s", (language) => {
  const texts = CATEGORY_PATHS.map((path) => {
    const levels = parsePath(path);
    if (levels?.kind !== "listing") throw new Error(path);
    const key = getSeoKey(levels);
    const collection = { title: path, description: `<p>${path}</p>` };
    const listing = {
      path,
      page: 1,
      crumbs: breadcrumbs(path),
      collection,
      seo: key && seoText(key, language),
    };
    return {
      path,
      listing,
      ...listingTexts(listing, { name: "Maison", navigation: [] }, { locale: getLocale(language, "US") }),
    };
  });

  it.each(["title", "description"] as const)("no two listings have one %s", (field) =>
    expect(new Set(texts.map((each) => each[field])).size).toBe(CATEGORY_PATHS.length),
  );

  it("each title ends in the shop's name", () =>
    expect(texts.filter(({ title }) => !title.endsWith(" | Maison"))).toEqual([]));

  it("a later page says its number", () => {
    const second = listingTexts(
      { ...texts[0]!.listing, page: 2 },
      { name: "Maison", navigation: [] },
      { locale: getLocale(language, "US") },
    );
    expect(second.title).toMatch(/ – Page 2 \| Maison$/);
    expect(second.description).not.toBe(texts[0]!.description);
  });
});

it("a site's own listing has its collection's title, and says where it stands when another has it too (SA-416)", () => {
  const navigation = ["/books", "/books/crime", "/crime"].map((url) => ({ label: url, url }));
  const collection = { title: "Crime", description: "<p>Who did it &amp; why.</p>" };
  const listing = (path: string) => ({
    path,
    page: 1,
    crumbs: breadcrumbs(path, navigation),
    collection,
    seo: null,
  });
  const site = { name: "Harbour", navigation };
  expect(listingTexts(listing("/crime"), site, { locale: "en-US" })).toEqual({
    title: "Crime | Harbour",
    description: "Who did it & why.",
  });
  expect(listingTexts(listing("/books/crime"), site, { locale: "en-US" }).title).toBe(
    "Crime – Books | Harbour",
  );
});
