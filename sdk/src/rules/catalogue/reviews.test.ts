import { describe, expect, it } from "vitest";
import { aggregateRating } from "./aggregateRating.ts";
import { selectReviews } from "./selectReviews.ts";
import { countStars, toRating } from "./toRating.ts";

const review = (id: number, stars: number, language: string, day: string, more: object = {}) => ({
  id,
  stars,
  author: "Camille",
  language,
  created_at: `2026-09-${day}T00:00:00Z`,
  ...more,
});

const reviews = [
  review(1, 5, "en", "01", { product_id: 7 }),
  review(2, 3, "fr", "04"),
  review(3, 4, "en", "03"),
  review(4, 5, "fr", "02"),
  review(5, 1, "en", "09", { enabled: false }),
];
const ids = (query: object) =>
  selectReviews(reviews, { language: "en", page: 1, limit: 10, ...query }).reviews.map(({ id }) => id);

describe("a product's reviews", () => {
  it.each([
    ["newest first, the reader's language before others", {}, [3, 1, 2, 4]],
    ["in the other language", { language: "fr" }, [2, 4, 3, 1]],
    ["best first", { order: "highest" }, [1, 3, 4, 2]],
    ["worst first", { order: "lowest" }, [3, 1, 2, 4]],
    ["of five stars", { stars: 5 }, [1, 4]],
    ["of one star, which are hidden", { stars: 1 }, []],
    ["on the second page", { page: 2, limit: 3 }, [4]],
  ] as const)("%s", (_, query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it("are counted by the filter and shown without what only imports say", () => {
    const { reviews: shown, total } = selectReviews(reviews, { stars: 5, language: "en", page: 1, limit: 1 });
    expect(total).toBe(2);
    expect(Object.keys(shown[0]!)).not.toContain("product_id");
  });
});

describe("a rating", () => {
  it("is the average with two decimals, the count and the counts of stars", () => {
    const stars = countStars([{ stars: 5 }, { stars: 5 }, { stars: 4 }]);
    expect(toRating(stars)).toEqual({ average: 4.67, count: 3, stars: [0, 0, 0, 1, 2] });
  });

  it("is 0 without reviews, and search engines are told nothing then", () => {
    const none = toRating(countStars([]));
    expect(none).toEqual({ average: 0, count: 0, stars: [0, 0, 0, 0, 0] });
    expect(aggregateRating(none)).toBeUndefined();
    expect(aggregateRating(undefined)).toBeUndefined();
  });

  it("is schema.org's AggregateRating", () => {
    expect(aggregateRating({ average: 4.67, count: 3, stars: [0, 0, 0, 1, 2] })).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.67,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
  });
});
