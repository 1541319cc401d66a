import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { ReviewsSearch } from "./reviewsSearch.ts";

export const reviewsKey = "listMerchantReviews";

/** A page of buyers' reviews. */
export function useReviews({ state, cursor }: ReviewsSearch, limit: number) {
  const { api } = useDesk();
  const query = {
    limit,
    ...(state !== "all" && { state: state ?? ("waiting" as const) }),
    ...(cursor !== undefined && { cursor }),
  };
  return usePage({
    key: [reviewsKey, query],
    read: (signal) => api.listMerchantReviews({ params: { query }, signal }),
  });
}
