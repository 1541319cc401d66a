import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import type { ReviewsSearch } from "./reviewsSearch.ts";

export const reviewsKey = "listMerchantReviews";

/** A page of buyers' reviews, and where the next one begins. */
export function useReviews({ state, cursor }: ReviewsSearch, limit: number) {
  const { api } = useDesk();
  const query = {
    limit,
    ...(state !== "all" && { state: state ?? ("waiting" as const) }),
    ...(cursor !== undefined && { cursor }),
  };
  return useQuery({
    queryKey: [reviewsKey, query],
    queryFn: async ({ signal }) => {
      const result = await api.listMerchantReviews({ params: { query }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
  });
}
