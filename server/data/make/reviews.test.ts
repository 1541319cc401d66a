import { expect, it } from "vitest";
import { reviews } from "./reviews.ts";

it("marks each of the demo's reviews as a sample, and none as a purchase", () => {
  expect(reviews.length).toBeGreaterThan(100);
  for (const { author, language, verified } of reviews) {
    expect(author).toMatch(language === "fr" ? /\(avis d’exemple\)$/ : /\(sample review\)$/);
    expect(verified).toBeUndefined();
  }
});
