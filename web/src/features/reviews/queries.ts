import { orThrow } from "@velours/sdk";
import { readPagination } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";
import type { ReviewPage } from "../catalogue/slots.ts";

export const REVIEW_ORDERS = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Which reviews of a product are shown; `stars` undefined is all. */
export interface ReviewChoice {
  stars: number | undefined;
  order: ReviewOrder;
  page: number;
}

/** The first reviews on a product's page. */
export const FIRST_REVIEWS: ReviewChoice = { stars: undefined, order: "newest", page: 1 };

/** A page of a product's reviews. */
export const reviewsQuery = (
  { api, language }: Shop,
  { id, currency }: { id: number; currency: Currency },
  { stars, order, page }: ReviewChoice,
) =>
  query<ReviewPage>({
    queryKey: ["reviews", id, language, currency, stars ?? 0, order, page],
    queryFn: async ({ signal }) => {
      const response = await (await api()).listReviews({
        params: {
          path: { id },
          query: { ...(stars ? { stars } : {}), order, page, configuration: { language, currency } },
        },
        signal,
      });
      return { ...orThrow(response), pagination: readPagination(response.response.headers) };
    },
  });
