import type { Currency, Product } from "@velours/sdk/types";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import type { ReviewPage } from "../catalogue/slots.ts";
import { FIRST_REVIEWS, reviewsQuery } from "./queries.ts";

/** The reviews that a product's page shows first; none when they cannot be had, for the page is whole without them. */
export async function loadFirstReviews(
  { shop, queries }: RouterContext,
  { id, rating }: Product,
  currency: Currency,
): Promise<ReviewPage | undefined> {
  if (!rating?.count) return undefined;
  return queries.get(reviewsQuery(shop, { id, currency }, FIRST_REVIEWS)).catch(() => undefined);
}
