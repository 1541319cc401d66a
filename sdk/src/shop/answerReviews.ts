import { pageHeaders } from "../rules/catalogue/pageHeaders.ts";
import { parseLocale, withLocale } from "../rules/catalogue/selection.ts";
import { toRating } from "../rules/catalogue/toRating.ts";
import { refuse } from "./refuse.ts";
import type { CheckedRequest } from "./ShopOperation.ts";
import type { ShopPorts } from "./ShopPorts.ts";

/** A page of a product's reviews, and the rating of all of them. */
export async function answerReviews(
  { params, query }: CheckedRequest<"listReviews">,
  {
    catalogue,
    readReviews,
    sites,
    ownSite,
  }: Pick<ShopPorts, "catalogue" | "readReviews" | "sites" | "ownSite">,
) {
  const locale = parseLocale(
    withLocale({ configuration: query.configuration }, sites, ownSite).configuration,
  );
  const product = catalogue.product(params.id, locale);
  if (product === undefined) return refuse("resourceDoesNotExist");
  const rating = product.rating ?? toRating([0, 0, 0, 0, 0]);
  const { stars, page = 1, limit = 6, order = "newest" } = query;
  const total = stars === undefined ? rating.count : (rating.stars[stars - 1] ?? 0);
  const { language } = locale;
  const reviews = await readReviews({ product: params.id, stars, order, language, page, limit });
  return { status: 200, body: { rating, reviews }, headers: pageHeaders(page, limit, total) } as const;
}
