import { CATEGORY_PATHS, getSeoKey, parsePath } from "@velours/sdk/rules";
import { presentCollection } from "@velours/sdk/shop";
import { expect, it, test } from "vitest";
import { collections } from "./collections.ts";
import { seoTexts } from "./seoTexts.ts";

it("S-926 the top picks are titled 'Best Sellers'", () => {
  const [topPicks] = collections.filter(({ handle }) => handle === "top-picks");
  expect(presentCollection(topPicks!, "en").meta.seoTitle).toBe("Best Sellers");
});

it("every page has a title and a description of its own in both languages", () => {
  for (const texts of Object.values(seoTexts)) {
    expect(texts).not.toContain("");
    expect(texts[3]).not.toBe(texts[1]);
  }
});

test.each(["en", "fr"] as const)("S-113 a listing has the texts of its key in %s", (language) => {
  for (const path of CATEGORY_PATHS) {
    const levels = parsePath(path);
    if (levels?.kind !== "listing") throw new Error(path);
    const key = getSeoKey(levels);
    const [title, description, titleFr, descriptionFr] = key ? seoTexts[key] : [];
    const handle = path.slice(path.lastIndexOf("/") + 1);
    const { meta } = presentCollection(collections.find((each) => each.handle === handle)!, language);
    expect([path, meta.seoTitle, meta.seoDescription]).toEqual(
      language === "fr" ? [path, titleFr, descriptionFr] : [path, title, description],
    );
  }
});
