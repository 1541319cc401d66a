import { readSearch } from "../readSearch.ts";

/** The lists of reviews, in the order in which they are offered; undefined is that of those that wait. */
export const reviewLists = [undefined, "published", "rejected", "all"] as const;

export type ReviewsSearch = ReturnType<typeof parseReviewsSearch>;
export const parseReviewsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { state: reviewLists, cursor: 100 });
