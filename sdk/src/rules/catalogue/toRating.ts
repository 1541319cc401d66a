import type { Rating } from "../../types.ts";
import { round2 } from "../money.ts";

/** Reviews with one star, two, and so on to five. */
export function countStars(reviews: Iterable<{ stars: number }>): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { stars } of reviews) counts[stars - 1]! += 1;
  return counts;
}

/** The rating that these counts of reviews give, one star first. */
export function toRating(stars: readonly number[]): Rating {
  const count = stars.reduce((sum, reviews) => sum + reviews, 0);
  const total = stars.reduce((sum, reviews, at) => sum + reviews * (at + 1), 0);
  return { average: count === 0 ? 0 : round2(total / count), count, stars: [...stars] };
}
