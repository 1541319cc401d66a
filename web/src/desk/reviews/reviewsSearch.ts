import type { ReviewState } from "@velours/sdk/types";
import { readSearch } from "../readSearch.ts";

/** Filters of the list of reviews, as they stand in the address. */
export interface ReviewsSearch {
  /** Absent for those that wait: the work to do. */
  state?: Exclude<ReviewState, "waiting"> | "all";
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** The lists of reviews, in the order in which they are offered; undefined is that of those that wait. */
export const reviewLists = [undefined, "published", "rejected", "all"] as const;

export const parseReviewsSearch = (search: Record<string, unknown>): ReviewsSearch =>
  readSearch(search, { state: reviewLists, cursor: 100 });
