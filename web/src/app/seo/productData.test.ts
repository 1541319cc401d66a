import type { Product, Review } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { productData } from "./productData.ts";

const product = {
  id: 7,
  title: "Halo",
  vendor: "Velours",
  type: "Vibrators",
  images: [],
  variants: [],
  rating: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
} as unknown as Product;
const place = {
  url: "https://shop.example/product/7",
  origin: "https://shop.example",
  currency: "USD",
  language: "en",
  seller: "Velours",
} as const;
const review: Review = {
  id: 1,
  stars: 4,
  title: "Quiet",
  author: "Camille",
  language: "fr",
  created_at: "2026-09-14T10:00:00Z",
};

it("says the rating of all reviews and the reviews that the page shows", () => {
  expect(productData(product, place, [review])).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Camille" },
        datePublished: "2026-09-14",
        inLanguage: "fr",
        name: "Quiet",
        reviewRating: { "@type": "Rating", ratingValue: 4 },
      },
    ],
  });
});

it.each([
  ["without a rating", { ...product, rating: undefined }],
  ["with a rating of no reviews", { ...product, rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] } }],
])("says neither %s", (_, unrated) => {
  const data = productData(unrated as Product, place, [review]);
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data).not.toHaveProperty("review");
});

it("says the rating alone when the reviews could not be had", () => {
  const data = productData(product, place, []);
  expect(data).toHaveProperty("aggregateRating.ratingValue", 4.5);
  expect(data).not.toHaveProperty("review");
});

it("names no category of a product protection, which is shown as no warranty", () => {
  expect(productData({ ...product, type: "Warranty" }, place, [])).not.toHaveProperty("category");
  expect(productData(product, place, [])).toHaveProperty("category", "Vibrators");
});
