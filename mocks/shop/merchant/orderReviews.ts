import { countStars, type ReviewRow, toPublishedReview } from "@velours/sdk/shop";
import type { MerchantReview } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";

type Review = MerchantReview["review"];

/** Reviews of the session's buyers. */
export const listOrderReviews = ({ orders }: Pick<MockSession, "orders">): Review[] =>
  [...orders.values()].flatMap(({ reviews }) => reviews);

/** Reviews of a product that everyone reads or that were imported. */
export const listProductReviews = (session: MockSession, product: number): ReviewRow[] => [
  ...listOrderReviews(session)
    .filter(({ productId, state }) => productId === product && state === "published")
    .map(toPublishedReview),
  ...(session.shop.reviews.get(product) ?? []),
];

/** Puts a buyer's review as it becomes in its place, and counts its product's stars; undefined for one that is not there. */
export function moderate(
  session: MockSession,
  id: number,
  change: (review: Review) => Review,
): Review | undefined {
  const placed = [...session.orders.values()].find(({ reviews }) => reviews.some((each) => each.id === id));
  const review = placed?.reviews.find((each) => each.id === id);
  if (placed === undefined || review === undefined) return undefined;
  const moderated = change(review);
  placed.reviews = placed.reviews.map((each) => (each === review ? moderated : each));
  const shown = listProductReviews(session, review.productId).filter(({ enabled }) => enabled !== false);
  const stars = shown.length > 0 ? countStars(shown) : null;
  session.saveRecords(session.records({ ids: [review.productId] }).map((record) => ({ ...record, stars })));
  return moderated;
}
