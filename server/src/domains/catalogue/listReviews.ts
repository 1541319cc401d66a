import { pageCount } from "@velours/sdk/rules";
import { parseLocale, toRating } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { readReviews } from "./store/reviews.ts";

/** A page of a product's reviews, and the rating of all of them. */
export const listReviews: Handler<"listReviews"> = async ({ params, query }, { catalogue, store }) => {
  const locale = parseLocale(query.configuration);
  const product = catalogue.product(params.id, locale);
  if (product === undefined) return refuse("resourceDoesNotExist");
  const rating = product.rating ?? toRating([0, 0, 0, 0, 0]);
  const { stars, page = 1, limit = 6, order = "newest" } = query;
  const total = stars === undefined ? rating.count : (rating.stars[stars - 1] ?? 0);
  const reviews = await readReviews(store.db, {
    product: params.id,
    stars,
    order,
    language: locale.language,
    page,
    limit,
  });
  return {
    status: 200,
    body: { rating, reviews },
    headers: {
      "x-pagination-page": page,
      "x-pagination-pages-total": pageCount(total, limit),
      "x-pagination-items-per-page": limit,
      "x-pagination-items-total": total,
    },
  };
};
