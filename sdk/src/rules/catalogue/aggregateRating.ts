import type { Rating } from "../../types.ts";

/** A rating as schema.org's AggregateRating; undefined without reviews, where search engines refuse one. */
export const aggregateRating = (rating: Rating | undefined) =>
  rating && rating.count > 0
    ? {
        "@type": "AggregateRating" as const,
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;
