import { expect, it } from "vitest";
import { seoTexts } from "./seoTexts.ts";

it("S-926 the top picks are titled 'Best Sellers'", () =>
  expect(seoTexts["TOP-PICKS"].en.title).toBe("Best Sellers"));

it("every page has a title and a description of its own in both languages", () => {
  for (const { en, fr } of Object.values(seoTexts)) {
    expect([en.title, en.description, fr.title, fr.description]).not.toContain("");
    expect(fr.description).not.toBe(en.description);
  }
});
