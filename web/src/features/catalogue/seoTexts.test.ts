import { expect, it } from "vitest";
import { seoText, seoTexts } from "./seoTexts.ts";

it("S-926 the top picks are titled 'Best Sellers'", () =>
  expect(seoText("TOP-PICKS", "en").title).toBe("Best Sellers"));

it("every page has a title and a description of its own in both languages", () => {
  for (const texts of Object.values(seoTexts)) {
    expect(texts).not.toContain("");
    expect(texts[3]).not.toBe(texts[1]);
  }
});
