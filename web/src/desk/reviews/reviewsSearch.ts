import type { ReviewState } from "@velours/sdk/types";

/** Filters of the list of reviews, as they stand in the address. */
export interface ReviewsSearch {
  /** Absent for those that wait: the work to do. */
  state?: Exclude<ReviewState, "waiting"> | "all";
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** The lists of reviews, in the order in which they are offered; undefined is that of those that wait. */
export const reviewLists = [undefined, "published", "rejected", "all"] as const;

/** Leaves out everything in an address that is no filter. */
export function parseReviewsSearch({ state, cursor }: Record<string, unknown>): ReviewsSearch {
  const found = reviewLists.find((candidate) => candidate === state);
  return {
    ...(found && { state: found }),
    ...(typeof cursor === "string" && cursor !== "" && cursor.length <= 100 && { cursor }),
  };
}
