import { pageCount } from "@velours/sdk/rules";
import { parseLocale, selectReviews, toRating } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const listReviews: Handler<"listReviews"> = ({ params, query }, { session }) => {
  const locale = parseLocale(query.configuration);
  const product = session.index.product(params.id, locale);
  if (product === undefined) return refuse("resourceDoesNotExist");
  const { stars, order, page = 1, limit = 6 } = query;
  const { reviews, total } = selectReviews(session.shop.reviews.get(params.id) ?? [], {
    stars,
    order,
    language: locale.language,
    page,
    limit,
  });
  return {
    status: 200,
    body: { rating: product.rating ?? toRating([0, 0, 0, 0, 0]), reviews },
    headers: {
      "x-pagination-page": page,
      "x-pagination-pages-total": pageCount(total, limit),
      "x-pagination-items-per-page": limit,
      "x-pagination-items-total": total,
    },
  };
};
