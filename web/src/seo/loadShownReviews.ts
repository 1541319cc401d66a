import { orThrow } from "@velours/sdk";
import type { Product, Review } from "@velours/sdk/types";
import type { Shop } from "../shop/Shop.ts";

/** The reviews that a product's page shows first; none when they cannot be had, for the page is whole without them. */
export async function loadShownReviews(
  { api, language }: Shop,
  { id, rating }: Product,
): Promise<readonly Review[]> {
  if (!rating?.count) return [];
  const query = { configuration: { language } };
  try {
    return orThrow(await (await api()).listReviews({ params: { path: { id }, query } })).reviews;
  } catch {
    return [];
  }
}
