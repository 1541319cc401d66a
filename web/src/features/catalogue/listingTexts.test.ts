import { breadcrumbs, CATEGORY_PATHS, getLocale } from "@velours/sdk/rules";
import { describe, expect, it } from "vitest";
import { listingTexts } from "./listingTexts.ts";

describe.each(["en", "fr"] as const)("titles and descriptions in %s", (language) => {
  const texts = CATEGORY_PATHS.map((path) => {
    const title = path.slice(path.lastIndexOf("/") + 1);
    const collection = { title, description: `<p>${title}</p>`, meta: {} };
    const listing = { path, page: 1, crumbs: breadcrumbs(path), collection };
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
  const collection = { title: "Crime", description: "<p>Who did it &amp; why.</p>", meta: {} };
  const listing = (path: string) => ({
    path,
    page: 1,
    crumbs: breadcrumbs(path, navigation),
    collection,
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

it("a listing with a path of the first shop has the words of its own collection, those for search engines first", () => {
  const collection = { title: "Knitwear", description: "<p>Of wool.</p>", meta: {} };
  const listing = { path: "/apparel", page: 1, crumbs: breadcrumbs("/apparel"), collection };
  const site = { name: "Wool", navigation: [] };
  expect(listingTexts(listing, site, { locale: "en-US" })).toEqual({
    title: "Knitwear | Wool",
    description: "Of wool.",
  });
  const meta = { seoTitle: "Wool jumpers", seoDescription: "Knitted by hand." };
  expect(
    listingTexts({ ...listing, collection: { ...collection, meta } }, site, { locale: "en-US" }),
  ).toEqual({
    title: "Wool jumpers | Wool",
    description: "Knitted by hand.",
  });
});
